# attack: whole packets
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT as root

call("socket", 17, 3, 768)
