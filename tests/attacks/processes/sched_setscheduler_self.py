# attack: more of the processor
# expect: E EPERM
# control: succeeds

call("sched_setscheduler", 0, 0, (ctypes.c_int * 1)())
