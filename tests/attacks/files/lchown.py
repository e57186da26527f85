# attack: the owner of a link
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds as root

os.lchown(SECRET, os.getuid(), os.getgid())
