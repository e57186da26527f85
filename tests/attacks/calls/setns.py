# attack: the namespaces of another process
# expect: E EPERM
# control: fails EINVAL EBADF

call("setns", 0, 0x40000000)
