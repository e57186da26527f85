# attack: one end of a pair that listens
# expect: E EPERM
# control: fails EINVAL

import socket
a, b = socket.socketpair()
a.listen()
