# attack: a controlling terminal
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: fails ENOTTY EIO EPERM

call("ioctl", 0, 0x540E, 0)
