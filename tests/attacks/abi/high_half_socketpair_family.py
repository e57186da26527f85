# attack: a family with a high half
# expect: E EPERM ENOSYS
# control: succeeds

call("socketpair", (1 << 32) | 1, 1, 0, (ctypes.c_int * 2)())
