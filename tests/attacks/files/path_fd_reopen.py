# attack: reading through such a descriptor
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: none: the kernel refuses it too

fd = os.open(SECRET, os.O_PATH)
os.open("", os.O_RDONLY, dir_fd=fd)
