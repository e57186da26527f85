# attack: memory that others may read
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(4, 1, 0, 0, 0))
