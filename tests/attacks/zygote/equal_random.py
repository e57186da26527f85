# attack: the same numbers in two runs: random
# expect: S
# control: none: needs two runs of one zygote
# twice: differs
# settings: preload=random

import random
print(random.random(), random.SystemRandom().random())
