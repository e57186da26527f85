# attack: a service of this machine
# expect: E EPERM
# control: fails ECONNREFUSED

import socket
socket.create_connection(("127.0.0.1", 9), 1)
