# attack: the machine's memory
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails ENOENT EPERM as root

os.close(os.open("/dev/mem", os.O_WRONLY))
