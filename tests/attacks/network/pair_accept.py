# attack: one end of a pair that accepts
# expect: E EPERM
# control: fails EINVAL

import socket
a, b = socket.socketpair()
a.accept()
