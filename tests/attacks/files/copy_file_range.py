# attack: a file of the host by the kernel's hand
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

source, target = os.open(SECRET, os.O_RDONLY), os.open("copy", os.O_RDWR | os.O_CREAT)
os.copy_file_range(source, target, 100)
