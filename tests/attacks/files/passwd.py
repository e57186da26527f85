# attack: the users of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/etc/passwd").read()
