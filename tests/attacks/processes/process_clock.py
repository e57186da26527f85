# attack: the host's processor time
# expect: E EPERM EINVAL ESRCH
# control: succeeds

import time
time.clock_gettime((~HOST << 3) | 2)
