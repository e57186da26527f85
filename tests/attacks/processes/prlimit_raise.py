# attack: its own limits, higher
# expect: E EPERM
# expect: N ValueError
# control: none: needs CAP_SYS_RESOURCE

import resource
soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (hard + 1, hard + 1))
