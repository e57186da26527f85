# attack: one end of a pair to an address
# expect: E EPERM ENOSYS
# control: fails EISCONN EOPNOTSUPP

import socket
a, b = socket.socketpair()
a.sendto(b"x", "\0" + MARK)
