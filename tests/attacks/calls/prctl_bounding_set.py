# attack: the bounding set
# expect: E EPERM ENOSYS
# control: succeeds as root

checked(libc.prctl(24, 0, 0, 0, 0))
