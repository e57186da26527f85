# attack: the host's limits
# expect: E EPERM
# control: succeeds

import resource
resource.prlimit(HOST, resource.RLIMIT_CORE, (0, 0))
