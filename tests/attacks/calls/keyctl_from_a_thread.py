# attack: a call of no honest program, not by the first thread
# expect: K keyctl
# control: succeeds

import threading
thread = threading.Thread(target=lambda: call("keyctl", 0, -3, 1))
thread.start()
thread.join()
