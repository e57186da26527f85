# attack: more text in a file of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open(SECRET, "a").close()
