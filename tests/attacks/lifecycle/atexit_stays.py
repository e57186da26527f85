# attack: an end that does not end
# expect: L timeout_wall
# control: runs on
# wall_ms: 300

import atexit
import time
atexit.register(time.sleep, 1000)
