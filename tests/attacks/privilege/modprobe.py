# attack: a program for missing modules
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails ENOENT EROFS EACCES as root

os.close(os.open("/proc/sys/kernel/modprobe", os.O_WRONLY))
