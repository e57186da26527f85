# attack: a program for the host's core dumps
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails EROFS EACCES as root

os.close(os.open("/proc/sys/kernel/core_pattern", os.O_WRONLY))
