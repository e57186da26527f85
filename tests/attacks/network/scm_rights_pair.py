# attack: a descriptor through a pair: kernel memory, and cycles
# expect: E EPERM
# control: succeeds

import socket
a, b = socket.socketpair()
socket.send_fds(a, [b"x"], [0])
