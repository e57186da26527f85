# attack: a file by the newer call
# expect: E ENOENT EACCES EPERM EXDEV EROFS ENOSYS
# control: succeeds

how = (ctypes.c_uint64 * 3)(0, 0, 0)
call("openat2", -100, SECRET.encode(), how, 24)
