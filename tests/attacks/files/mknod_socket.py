# attack: a socket file
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

os.mknod("node", 0o140666)
