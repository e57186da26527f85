# attack: who the host is, from the socket that it holds the other end of
# expect: E EPERM ENOSYS
# control: succeeds

import socket
left, right = socket.socketpair()
ours = os.dup(3) if os.environ.get("USER") == "cordon" else left.fileno()
socket.socket(fileno=ours).getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
left.detach()
