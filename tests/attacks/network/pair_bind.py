# attack: one end of a pair, with a name
# expect: E EPERM
# control: succeeds

import socket
a, b = socket.socketpair()
a.bind("\0" + MARK)
