# attack: outliving the host with every signal blocked
# expect: L host_fault
# control: none: only cordon has a host
# meanwhile: kill host

import signal
import time
signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
time.sleep(100)
