# attack: the kernel's file systems
# expect: E ENOSYS EPERM
# control: succeeds

call("sysfs", 3, 0, 0)
