# attack: typing at the host's terminal
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: fails ENOTTY EIO

call("ioctl", 0, 0x5412, b"x")
