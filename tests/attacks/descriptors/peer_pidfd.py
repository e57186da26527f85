# attack: a handle on the host, from the socket that it holds the other end of
# expect: E EPERM ENOSYS
# control: succeeds or fails ENOPROTOOPT

import socket
left, right = socket.socketpair()
size = ctypes.c_uint(4)
fd = ctypes.c_int(-1)
ours = 3 if os.environ.get("USER") == "cordon" else left.fileno()
call("getsockopt", ours, socket.SOL_SOCKET, 77, ctypes.byref(fd), ctypes.byref(size))
