# attack: the job socket once more
# expect: E ENOENT EACCES ENXIO
# control: none: a control has no such socket

os.close(os.open("/proc/self/fd/3", os.O_RDWR))
