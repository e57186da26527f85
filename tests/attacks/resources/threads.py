# attack: threads without end
# expect: N RuntimeError
# expect: L memory
# control: succeeds

import threading
stop = threading.Event()
for _ in range(100):
    threading.Thread(target=stop.wait, daemon=True).start()
