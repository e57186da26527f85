# attack: the host's memory
# expect: E ENOENT EACCES EPERM
# control: succeeds

os.close(os.open("/proc/%d/mem" % HOST, os.O_RDWR))
