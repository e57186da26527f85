# attack: reading from whatever is open
# expect: N
# control: succeeds
# prepare: [os.dup2(os.open(SECRET, os.O_RDWR), fd) for fd in (50, 51, 300)]

for fd in range(4, 1024):
    try:
        os.pread(fd, 1, 0)
        break
    except OSError:
        pass
else:
    raise AssertionError("nothing is open")
