# attack: the host's containers
# expect: E EPERM
# control: succeeds or fails ENOENT EACCES ECONNREFUSED

import socket
socket.socket(socket.AF_UNIX).connect("/var/run/docker.sock")
