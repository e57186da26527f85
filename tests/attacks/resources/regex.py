# attack: processor time, in a pattern
# expect: L timeout_cpu
# control: runs on

import re
re.match(r"(a+)+$", "a" * 40 + "b")
