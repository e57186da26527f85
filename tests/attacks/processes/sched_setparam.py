# attack: the host's scheduling
# expect: E EPERM
# control: succeeds

call("sched_setparam", HOST, (ctypes.c_int * 1)())
