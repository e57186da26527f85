# attack: UDP over v6
# expect: E EPERM
# control: succeeds

call("socket", 10, 2, 0)
