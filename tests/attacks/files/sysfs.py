# attack: the machine's devices
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.listdir("/sys/class")
