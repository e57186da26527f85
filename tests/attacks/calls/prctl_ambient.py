# attack: capabilities for later
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(47, 1, 0, 0, 0))
