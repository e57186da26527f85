# attack: no more words with the host, and staying
# expect: L timeout_wall host_fault nonzero_exit signaled
# control: none: a control has no such socket
# wall_ms: 300

import time
os.close(3)
time.sleep(1000)
