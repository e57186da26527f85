# attack: the kernel's settings
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails EROFS as root

os.close(os.open("/proc/sys/kernel/domainname", os.O_WRONLY))
