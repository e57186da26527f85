# attack: a local socket without a file
# expect: E EPERM
# control: succeeds

import socket
socket.socket(socket.AF_UNIX).bind("\0" + MARK)
