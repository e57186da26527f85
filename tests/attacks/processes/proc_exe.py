# attack: the host's program
# expect: E ENOENT EACCES EPERM
# control: succeeds

os.readlink("/proc/%d/exe" % HOST)
