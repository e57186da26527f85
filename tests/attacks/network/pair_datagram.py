# attack: a pair that could name other addresses
# expect: E EPERM
# control: succeeds

import socket
socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
