# attack: what is mounted
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/proc/self/mountinfo").read()
