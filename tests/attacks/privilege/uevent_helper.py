# attack: a program for new devices
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds or fails ENOENT EROFS EACCES as root

os.close(os.open("/sys/kernel/uevent_helper", os.O_WRONLY))
