# attack: the host's name servers
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/etc/resolv.conf").read()
