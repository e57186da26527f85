# attack: the machine's console
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: succeeds or fails ENXIO EACCES ENOENT EIO EPERM

os.close(os.open("/dev/console", os.O_RDWR))
