# attack: the host's scheduling
# expect: E EPERM
# control: succeeds

call("sched_setscheduler", HOST, 3, (ctypes.c_int * 1)())
