# attack: faults at reading the clock
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(26, 1, 0, 0, 0))
