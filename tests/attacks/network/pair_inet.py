# attack: a pair of another family
# expect: E EPERM ENOSYS
# control: fails EOPNOTSUPP

call("socketpair", 2, 1, 0, (ctypes.c_int * 2)())
