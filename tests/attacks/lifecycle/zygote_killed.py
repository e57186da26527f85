# attack: a run whose zygote dies
# expect: L host_fault
# control: none: only cordon has a zygote
# meanwhile: kill zygote

import time
time.sleep(10)
