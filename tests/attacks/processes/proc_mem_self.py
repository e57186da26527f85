# attack: its own memory past its protection
# expect: E ENOENT EACCES EPERM
# control: succeeds

os.close(os.open("/proc/self/mem", os.O_RDWR))
