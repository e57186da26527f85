# attack: output from many threads
# expect: L output timeout_cpu
# control: runs on

import threading
for _ in range(4):
    threading.Thread(target=lambda: [os.write(1, b"x" * 4096) for _ in iter(int, 1)]).start()
