# attack: cordon's own functions, among all objects
# expect: N
# control: none: a control has none

import gc
found = [o for o in gc.get_objects() if type(o).__name__ == "module" and o.__name__ == "_cordon"]
assert found
found[0].serve()
