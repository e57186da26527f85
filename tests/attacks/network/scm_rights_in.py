# attack: descriptors from the host
# expect: E EPERM
# control: succeeds

import socket
a, b = socket.socketpair()
a.send(b"x")
socket.recv_fds(b, 1, 1)
