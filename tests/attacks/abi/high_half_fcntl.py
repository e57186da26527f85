# attack: F_SETOWN hidden behind a high half
# expect: E EPERM ENOSYS
# control: succeeds

left, right = os.pipe()
call("fcntl", left, (1 << 32) | 8, os.getpid())
