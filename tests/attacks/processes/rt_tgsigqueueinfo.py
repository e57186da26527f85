# attack: a signal with a forged sender to a thread
# expect: E EPERM
# control: succeeds

information = (ctypes.c_int * 32)(0, 0, -1)
call("rt_tgsigqueueinfo", HOST, HOST, 0, information)
