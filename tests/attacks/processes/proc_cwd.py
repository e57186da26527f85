# attack: the host's working directory
# expect: E ENOENT EACCES EPERM
# control: succeeds

os.stat("/proc/%d/cwd/" % HOST)
