# attack: another cgroup
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails ENOENT EROFS EACCES as root

os.close(os.open("/sys/fs/cgroup/cgroup.procs", os.O_WRONLY))
