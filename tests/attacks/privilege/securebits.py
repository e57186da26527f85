# attack: the rules for capabilities of uid 0
# expect: E EPERM
# control: succeeds as root

checked(libc.prctl(28, 0, 0, 0, 0))
