# attack: larger buffers in the kernel
# expect: E EPERM
# control: succeeds

import socket
a, b = socket.socketpair()
a.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
