# attack: any descriptor of the host, with or without close-on-exec
# expect: N
# control: succeeds
# prepare: [os.dup2(os.open(SECRET, os.O_RDWR), fd) for fd in (50, 51, 300)]

def is_open(fd):
    try:
        return bool(os.fstat(fd))
    except OSError:
        return False


assert any(is_open(fd) for fd in range(4, 4096))
