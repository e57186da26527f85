# attack: the owner of a file of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds as root

os.chown(SECRET, os.getuid(), os.getgid())
