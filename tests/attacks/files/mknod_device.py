# attack: a device
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds as root
# needs: workspace

os.mknod("node", 0o60666, os.makedev(254, 0))
