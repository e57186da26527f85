# attack: attributes of a file of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.listxattr(SECRET)
