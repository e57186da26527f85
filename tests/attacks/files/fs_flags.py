# attack: flags of a file
# expect: E EPERM ENOSYS
# control: succeeds or fails ENOTTY

call("ioctl", os.open(os.__file__, os.O_RDONLY), 0x80086601, ctypes.byref(ctypes.c_long()))
