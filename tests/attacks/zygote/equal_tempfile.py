# attack: the same numbers in two runs: tempfile
# expect: S
# control: none: needs two runs of one zygote
# twice: differs
# settings: preload=tempfile

import tempfile
print(next(tempfile._get_candidate_names()))
