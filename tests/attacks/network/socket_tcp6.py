# attack: TCP over v6
# expect: E EPERM
# control: succeeds

call("socket", 10, 1, 0)
