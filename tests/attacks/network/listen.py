# attack: being a service
# expect: E EPERM
# control: succeeds

import socket
socket.create_server(("127.0.0.1", 0))
