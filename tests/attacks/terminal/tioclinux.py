# attack: pasting at the console
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: fails ENOTTY EIO

call("ioctl", 0, 0x541C, b"\x03")
