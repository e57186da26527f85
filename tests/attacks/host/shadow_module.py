# attack: a module of the working directory in place of the library's
# expect: N
# control: none: the host's working directory is not a control's
# host: +environment

import random
assert not hasattr(random, "Random")
