# attack: whoever may trace it
# expect: E EPERM ENOSYS
# control: fails EINVAL

checked(libc.prctl(0x59616D61, -1, 0, 0, 0))
