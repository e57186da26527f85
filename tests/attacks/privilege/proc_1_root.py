# attack: the machine by its first process
# expect: E ENOENT EACCES EPERM
# control: succeeds or fails EACCES as root

os.listdir("/proc/1/root")
