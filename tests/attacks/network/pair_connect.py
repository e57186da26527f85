# attack: one end of a pair, connected elsewhere
# expect: E EPERM
# control: fails EISCONN EINVAL ECONNREFUSED

import socket
a, b = socket.socketpair()
a.connect("\0" + MARK)
