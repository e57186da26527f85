# attack: other people's terminals
# expect: E EPERM ENOSYS ENOENT EACCES ENOTTY
# control: succeeds or fails ENOENT

os.listdir("/dev/pts")
