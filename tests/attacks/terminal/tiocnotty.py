# attack: giving the terminal up
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: fails ENOTTY EIO

call("ioctl", 0, 0x5422, 0)
