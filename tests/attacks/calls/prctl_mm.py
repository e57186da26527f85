# attack: where its own program lies, as the kernel sees it
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(35, 15, ctypes.byref(ctypes.c_uint()), 0, 0))
