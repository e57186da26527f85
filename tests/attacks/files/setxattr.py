# attack: an attribute of a file of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.setxattr(SECRET, "user.cordon", b"x")
