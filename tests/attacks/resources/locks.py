# attack: kernel memory in locks
# expect: L timeout_cpu
# control: runs on
# needs: workspace

import fcntl
import struct
fd = os.open("locks", os.O_RDWR | os.O_CREAT)
for at in range(0, 1 << 21, 2):
    fcntl.fcntl(fd, fcntl.F_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, at, 1, 0))
