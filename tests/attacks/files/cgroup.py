# attack: where it stands among cgroups
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/proc/self/cgroup").read()
