# attack: what the run before left in the interpreter
# expect: N
# control: succeeds
# prepare: KEPT = {'descriptors': 1, 'listing': []}

import gc
assert any(type(o) is dict and "descriptors" in o and "listing" in o for o in gc.get_objects())
