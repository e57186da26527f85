# attack: the host's descriptors
# expect: E ENOENT EACCES EPERM
# control: succeeds

os.listdir("/proc/%d/fd" % HOST)
