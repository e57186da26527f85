# attack: signals of a descriptor to a thread of the host
# expect: E EPERM ENOSYS
# control: succeeds

left, right = os.pipe()
call("fcntl", left, 15, (ctypes.c_int * 2)(1, HOST))
