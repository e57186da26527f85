# attack: late timers
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(29, 1000000000, 0, 0, 0))
