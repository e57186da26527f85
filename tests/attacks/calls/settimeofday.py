# attack: the machine's clock, by the older call
# expect: E EPERM
# control: fails EINVAL as root

call("settimeofday", (ctypes.c_long * 2)(-1, -1), 0)
