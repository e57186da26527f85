# attack: which machine it is
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails ENOENT

open("/etc/machine-id").read()
