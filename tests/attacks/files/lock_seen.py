# attack: a lock on a library file, which another run could see
# expect: E EPERM EACCES ENOSYS EBADF
# control: succeeds
# known root user user-no-userns no-landlock user-no-landlock container user-container no-mount no-netns no-ipcns no-utsns no-pidns no-listener: two runs at once can tell each other bits by locks on a shared library file: sqlite needs the calls, and a filter cannot see which file is meant

import fcntl
import struct
fd = os.open(os.__file__, os.O_RDONLY)
fcntl.fcntl(fd, fcntl.F_SETLK, struct.pack("hhqqi4x", fcntl.F_RDLCK, 0, 7, 1, 0))
