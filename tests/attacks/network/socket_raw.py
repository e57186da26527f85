# attack: raw IP
# expect: E EPERM
# control: succeeds as root

call("socket", 2, 3, 1)
