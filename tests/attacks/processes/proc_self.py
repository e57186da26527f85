# attack: its own entry in /proc
# expect: E ENOENT EACCES EPERM
# control: succeeds

open("/proc/self/status").read()
