# attack: the kernel's settings
# expect: E ENOSYS EPERM
# control: fails ENOSYS EFAULT

call("_sysctl", 0)
