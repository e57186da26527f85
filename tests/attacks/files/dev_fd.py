# attack: a descriptor as a file
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.listdir("/dev/fd/")
