# attack: the rules for capabilities
# expect: E EPERM ENOSYS
# control: succeeds as root

checked(libc.prctl(28, 0x20, 0, 0, 0))
