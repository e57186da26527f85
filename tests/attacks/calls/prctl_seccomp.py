# attack: a filter by the older call
# expect: E EPERM ENOSYS
# control: fails EFAULT EACCES

checked(libc.prctl(22, 2, 0, 0, 0))
