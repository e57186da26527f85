# attack: UDP, and with it DNS
# expect: E EPERM
# control: succeeds

call("socket", 2, 2, 0)
