# attack: the host's connections
# expect: E ENOENT EACCES EPERM
# control: succeeds

open("/proc/net/tcp").read()
