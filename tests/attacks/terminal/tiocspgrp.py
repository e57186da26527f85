# attack: another group at the terminal
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: fails ENOTTY EIO

call("ioctl", 0, 0x5410, ctypes.byref(ctypes.c_int(1)))
