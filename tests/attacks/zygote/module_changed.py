# attack: a module that is another one for the next run
# expect: N
# control: succeeds
# prepare: os.CORDON_ATTACK = 1
# twice: judged

seen = getattr(os, "CORDON_ATTACK", 0)
os.CORDON_ATTACK = 1
assert seen
