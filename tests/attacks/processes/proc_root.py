# attack: the host's root
# expect: E ENOENT EACCES EPERM
# control: succeeds

os.stat("/proc/%d/root/" % HOST)
