# attack: outliving the zygote
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(1, 0, 0, 0, 0))
