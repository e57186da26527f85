# attack: not listening to SIGTERM
# expect: L timeout_wall
# control: runs on
# wall_ms: 200

import signal
import time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
time.sleep(1000)
