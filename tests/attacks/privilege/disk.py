# attack: the machine's disk
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails ENOENT EPERM as root

os.close(os.open("/dev/vda", os.O_WRONLY))
