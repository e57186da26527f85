# attack: opening without a right
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.close(os.open(SECRET, 3))
