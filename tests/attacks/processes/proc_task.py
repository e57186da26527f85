# attack: the host's threads
# expect: E ENOENT EACCES EPERM
# control: succeeds

os.listdir("/proc/%d/task" % HOST)
