# attack: IPsec keys
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT as root

call("socket", 15, 3, 2)
