# attack: the host's address space
# expect: E ENOENT EACCES EPERM
# control: succeeds

open("/proc/%d/maps" % HOST, "rb").read(1)
