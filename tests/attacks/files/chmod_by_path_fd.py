# attack: the same, by a descriptor that cannot read
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.chmod("/proc/self/fd/%d" % os.open(SECRET, os.O_PATH), 0o600)
