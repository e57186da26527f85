# attack: outliving the host
# expect: L host_fault
# control: none: only cordon has a host
# meanwhile: kill host

import time
time.sleep(100)
