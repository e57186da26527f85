# attack: nothing open any more, and staying
# expect: L timeout_wall host_fault nonzero_exit signaled
# control: runs on
# wall_ms: 300

import time
os.closerange(0, 4096)
time.sleep(1000)
