# attack: local datagrams
# expect: E EPERM
# control: succeeds

call("socket", 1, 2, 0)
