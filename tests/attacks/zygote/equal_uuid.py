# attack: the same numbers in two runs: uuid
# expect: S
# control: none: needs two runs of one zygote
# twice: differs
# settings: preload=uuid

import uuid
print(uuid.uuid4())
