# attack: the working directory by a magic link
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/proc/self/cwd/../secret").read()
