# attack: the host's environment
# expect: E ENOENT EACCES EPERM
# control: succeeds

open("/proc/%d/environ" % HOST, "rb").read(1)
