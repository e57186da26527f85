# attack: another byte order
# expect: E EPERM ENOSYS
# control: none: not on this architecture

checked(libc.prctl(20, 1, 0, 0, 0))
