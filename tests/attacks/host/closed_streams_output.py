# attack: where output goes in a host without streams
# expect: N
# control: succeeds
# host: +closed-streams
# prepare: os.dup2(os.open(SECRET, os.O_RDWR), 1)

import stat
assert not all(stat.S_ISFIFO(os.fstat(fd).st_mode) or stat.S_ISSOCK(os.fstat(fd).st_mode) for fd in range(4))
