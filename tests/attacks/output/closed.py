# attack: a closed stdout, and staying
# expect: L timeout_wall
# control: runs on
# wall_ms: 200

import time
os.close(1)
os.close(2)
time.sleep(1000)
