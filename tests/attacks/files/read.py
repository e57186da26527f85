# attack: a file of the host by its name
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open(SECRET).read()
