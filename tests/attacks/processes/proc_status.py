# attack: the host's state
# expect: E ENOENT EACCES EPERM
# control: succeeds

open("/proc/%d/status" % HOST, "rb").read(1)
