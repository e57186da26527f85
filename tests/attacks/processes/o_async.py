# attack: signals of a descriptor at all
# expect: E EPERM ENOSYS
# control: succeeds

import fcntl
import socket
a, b = socket.socketpair()
fcntl.fcntl(a, fcntl.F_SETFL, os.O_ASYNC)
fcntl.fcntl(a, fcntl.F_SETOWN, HOST)
