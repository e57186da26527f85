# attack: the controlling terminal
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: succeeds or fails ENXIO

os.close(os.open("/dev/tty", os.O_RDWR))
