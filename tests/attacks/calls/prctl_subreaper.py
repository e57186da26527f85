# attack: children of others
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(36, 1, 0, 0, 0))
