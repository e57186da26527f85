# attack: the same numbers in two runs: random unseeded
# expect: S
# control: none: needs two runs of one zygote
# twice: differs

import random
print(random.Random().random())
