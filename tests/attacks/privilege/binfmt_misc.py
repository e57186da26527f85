# attack: an interpreter for programs
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails ENOENT EROFS EACCES as root

os.close(os.open("/proc/sys/fs/binfmt_misc/register", os.O_WRONLY))
