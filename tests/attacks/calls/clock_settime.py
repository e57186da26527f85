# attack: the machine's clock
# expect: E EPERM
# control: fails EINVAL as root

call("clock_settime", 0, (ctypes.c_long * 2)(-1, -1))
