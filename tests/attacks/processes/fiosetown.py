# attack: signals of a socket to the host
# expect: E EPERM ENOSYS
# control: succeeds

import socket
a, b = socket.socketpair()
call("ioctl", a.fileno(), 0x8901, ctypes.byref(ctypes.c_int(HOST)))
