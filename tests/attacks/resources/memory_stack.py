# attack: memory in stacks of threads
# expect: L memory
# expect: N RuntimeError
# control: succeeds

import threading
threading.stack_size(32 << 20)
threads = [threading.Thread(target=threading.Event().wait, daemon=True) for _ in range(8)]
for thread in threads:
    thread.start()
