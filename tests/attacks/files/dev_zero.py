# attack: a device whose shared mappings no limit counts
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.close(os.open("/dev/zero", os.O_RDWR))
