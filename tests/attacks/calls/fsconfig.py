# attack: setting up a file system
# expect: E EPERM
# control: fails EBADF EINVAL as root

call("fsconfig", -1, 6, 0, 0, 0)
