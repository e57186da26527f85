# attack: TIOCSTI hidden behind a high half
# expect: E EPERM ENOSYS
# control: fails ENOTTY EIO

call("ioctl", 0, (1 << 32) | 0x5412, b"x")
