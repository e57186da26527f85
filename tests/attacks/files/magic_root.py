# attack: the root by a magic link
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/proc/self/root" + SECRET).read()
