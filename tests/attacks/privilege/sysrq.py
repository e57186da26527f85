# attack: the machine's keys
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails ENOENT EROFS EACCES as root

os.close(os.open("/proc/sysrq-trigger", os.O_WRONLY))
