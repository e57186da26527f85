# attack: a forged sender
# expect: E EPERM
# control: none: sendmsg is refused whatever it carries

import socket
a, b = socket.socketpair()
a.sendmsg([b"x"], [(socket.SOL_SOCKET, 2, bytes(12))])
