# attack: the host's keys
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails ENOENT as root

os.listdir("/root/.ssh")
