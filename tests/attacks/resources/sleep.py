# attack: staying
# expect: L timeout_wall
# control: runs on
# wall_ms: 200

import time
time.sleep(1000)
