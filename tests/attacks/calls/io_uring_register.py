# attack: a ring that somebody else set up
# expect: K io_uring_register
# control: fails EOPNOTSUPP EBADF EINVAL EFAULT

call("io_uring_register", 0, 0, 0, 0)
