# attack: a terminal of its own
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: succeeds or fails ENOENT

os.close(os.open("/dev/ptmx", os.O_RDWR))
