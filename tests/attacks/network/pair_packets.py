# attack: a pair of another type
# expect: E EPERM
# control: succeeds

import socket
socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
