# attack: a stream that is a file of the host
# expect: N
# control: succeeds
# prepare: os.dup2(os.open(SECRET, os.O_RDWR), 0)

import stat
assert any(stat.S_ISREG(os.fstat(fd).st_mode) for fd in range(4))
