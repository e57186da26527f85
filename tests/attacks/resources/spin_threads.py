# attack: processor time, in threads
# expect: L timeout_cpu
# control: runs on

import threading
for _ in range(4):
    threading.Thread(target=lambda: sum(iter(int, 1))).start()
