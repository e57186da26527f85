# attack: huge pages
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(41, 1, 0, 0, 0))
