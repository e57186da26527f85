# attack: the same as a raw socket
# expect: E EPERM
# control: succeeds

import socket
socket.socketpair(socket.AF_UNIX, socket.SOCK_RAW)
