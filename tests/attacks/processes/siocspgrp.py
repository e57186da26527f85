# attack: signals of a socket to the host, by the other name
# expect: E EPERM ENOSYS
# control: succeeds

import socket
a, b = socket.socketpair()
call("ioctl", a.fileno(), 0x8902, ctypes.byref(ctypes.c_int(HOST)))
