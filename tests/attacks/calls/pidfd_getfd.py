# attack: the host's descriptors
# expect: E EPERM
# control: fails EBADF

call("pidfd_getfd", -1, 0, 0)
