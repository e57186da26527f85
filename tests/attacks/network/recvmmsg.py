# attack: many messages at once
# expect: E EPERM
# control: succeeds

import socket
a, b = socket.socketpair()
call("recvmmsg", a.fileno(), 0, 0, 0, 0)
