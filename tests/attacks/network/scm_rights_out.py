# attack: a descriptor for the host
# expect: E EPERM
# control: none: a control has no such socket

import socket
socket.send_fds(socket.socket(fileno=3), [b"x"], [0])
