# attack: a shorter file
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.truncate(SECRET, 0)
