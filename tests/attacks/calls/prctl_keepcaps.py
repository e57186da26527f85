# attack: capabilities across setuid
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(8, 1, 0, 0, 0))
