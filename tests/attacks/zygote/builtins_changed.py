# attack: a builtin that is another one for the next run
# expect: N
# control: succeeds
# prepare: import builtins; builtins.CORDON_ATTACK = 1
# twice: judged

import builtins
seen = hasattr(builtins, "CORDON_ATTACK")
builtins.CORDON_ATTACK = 1
print.__doc__
assert seen
