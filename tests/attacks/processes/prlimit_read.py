# attack: what the host's limits are
# expect: E EPERM
# control: succeeds

import resource
resource.prlimit(HOST, resource.RLIMIT_CORE)
