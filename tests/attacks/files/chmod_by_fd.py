# attack: the same, by descriptor
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.fchmod(os.open(SECRET, os.O_RDONLY), 0o600)
