# attack: the same numbers in two runs: secrets
# expect: S
# control: none: needs two runs of one zygote
# twice: differs
# settings: preload=secrets

import secrets
print(secrets.token_hex())
