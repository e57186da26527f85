# attack: outliving the parent by its own wish
# expect: E EPERM
# control: succeeds

checked(libc.prctl(1, 0, 0, 0, 0))
