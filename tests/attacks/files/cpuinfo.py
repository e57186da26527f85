# attack: the machine's processors
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/proc/cpuinfo").read()
