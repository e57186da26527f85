# attack: the times of a file of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.utime(SECRET)
