# attack: the same, by descriptor
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.utime(os.open(SECRET, os.O_RDONLY))
