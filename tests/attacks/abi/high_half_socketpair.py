# attack: a datagram pair with a high half in its type
# expect: E EPERM ENOSYS
# control: succeeds

call("socketpair", 1, (1 << 32) | 2, 0, (ctypes.c_int * 2)())
