# attack: a signal with a forged sender
# expect: E EPERM
# control: succeeds

information = (ctypes.c_int * 32)(0, 0, -1)  # SI_QUEUE
call("rt_sigqueueinfo", HOST, 0, information)
