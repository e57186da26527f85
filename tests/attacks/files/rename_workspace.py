# attack: the workspace itself away
# expect: E ENOENT EACCES EPERM EXDEV EROFS EBUSY EINVAL
# control: succeeds

os.rename(os.getcwd(), os.getcwd() + "-away")
