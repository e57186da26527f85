# attack: the same, by way of ..
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("../../../../../../../.." + SECRET).read()
