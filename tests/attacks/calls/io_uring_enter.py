# attack: a ring that somebody else set up
# expect: K io_uring_enter
# control: fails EOPNOTSUPP EBADFD EINVAL EBADF

call("io_uring_enter", 0, 1, 0, 0, 0, 0)
