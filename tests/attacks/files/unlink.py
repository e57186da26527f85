# attack: one file of the host less
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.unlink(SECRET)
