# attack: the passwords of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds as root

open("/etc/shadow").read()
