# attack: bluetooth
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT EPROTONOSUPPORT

call("socket", 31, 3, 1)
