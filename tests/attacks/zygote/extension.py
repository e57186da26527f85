# attack: cordon's own module once more
# expect: N ModuleNotFoundError ImportError
# control: none: a control has none

import _cordon
