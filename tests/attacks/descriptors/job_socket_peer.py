# attack: who is at the other end of the job socket
# expect: E EPERM ESRCH EINVAL ENOSYS
# control: none: a control has no such socket

import socket
import struct
peer = socket.socket(fileno=os.dup(3)).getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
pid = struct.unpack("iII", peer)[0]
os.kill(pid, 0)
