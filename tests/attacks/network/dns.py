# attack: a name's address, which tells the name
# expect: E EPERM
# expect: N gaierror
# control: succeeds

import socket
socket.getaddrinfo("localhost", 80)
socket.gethostbyname("localhost")
socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"", ("127.0.0.1", 53))
