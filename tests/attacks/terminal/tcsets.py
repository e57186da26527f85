# attack: how the terminal behaves
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: fails ENOTTY EIO

call("ioctl", 0, 0x5402, ctypes.create_string_buffer(64))
