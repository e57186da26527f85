# attack: local sockets
# expect: E EPERM
# control: succeeds

call("socket", 1, 1, 0)
