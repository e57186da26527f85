# attack: modes, by a newer call
# expect: E EPERM ENOSYS EBADF
# control: fails EBADF ENOENT ENOSYS

call(452, -1, b"x", 0, 0)
