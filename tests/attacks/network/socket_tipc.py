# attack: cluster sockets
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT

call("socket", 30, 1, 0)
