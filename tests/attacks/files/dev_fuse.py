# attack: file systems in user space
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails ENOENT EACCES EPERM

os.close(os.open("/dev/fuse", os.O_RDWR))
