# attack: TCP
# expect: E EPERM
# control: succeeds

call("socket", 2, 1, 0)
