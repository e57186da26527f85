# attack: a harmless device
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds as root
# needs: workspace

os.mknod("node", 0o20666, os.makedev(1, 3))
