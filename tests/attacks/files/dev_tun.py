# attack: network devices
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails ENOENT EACCES EPERM

os.close(os.open("/dev/net/tun", os.O_RDWR))
