# attack: who dies of broken memory
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(33, 0, 0, 0, 0))
