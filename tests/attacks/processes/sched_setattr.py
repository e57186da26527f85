# attack: the host's scheduling
# expect: E EPERM
# control: succeeds

attributes = (ctypes.c_uint32 * 12)(48)
call("sched_setattr", HOST, attributes, 0)
