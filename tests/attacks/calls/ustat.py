# attack: the machine's file systems
# expect: E ENOSYS EPERM
# control: fails EINVAL EFAULT ENOSYS

call("ustat", 0, 0)
