# attack: a file of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open(SECRET, "w").close()
