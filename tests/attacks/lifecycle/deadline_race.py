# attack: ending at the very moment of the deadline
# expect: L timeout_wall signaled
# control: none: the race needs a deadline
# wall_ms: 200

import time
time.sleep(0.198)
os.kill(os.getpid(), 9)
