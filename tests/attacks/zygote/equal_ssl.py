# attack: the same numbers in two runs: ssl
# expect: S
# control: none: needs two runs of one zygote
# twice: differs
# settings: preload=ssl

import ssl
print(ssl.RAND_bytes(16))
