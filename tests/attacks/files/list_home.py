# attack: the users of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.listdir("/home")
