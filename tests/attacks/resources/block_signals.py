# attack: staying, deaf
# expect: L timeout_wall
# control: runs on
# wall_ms: 200

import signal
import time
signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
time.sleep(1000)
