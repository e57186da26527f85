# attack: virtual machines
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails ENOENT EACCES EPERM

os.close(os.open("/dev/kvm", os.O_RDWR))
