# attack: another process that shares memory until exec
# expect: E EPERM
# control: none: returning from vfork in Python is undefined

libc.vfork.restype = ctypes.c_int
if checked(libc.syscall(NR["vfork"])) == 0:
    libc._exit(0)
