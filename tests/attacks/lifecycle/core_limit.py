# attack: allowing core dumps
# expect: E EPERM
# expect: N ValueError
# control: none: a hard limit of 0 holds there as well

import resource
resource.setrlimit(resource.RLIMIT_CORE, (1, 1))
