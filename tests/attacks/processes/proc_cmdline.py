# attack: the host's arguments
# expect: E ENOENT EACCES EPERM
# control: succeeds

open("/proc/%d/cmdline" % HOST, "rb").read(1)
