# attack: the kernel's ciphers
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT

call("socket", 38, 5, 0)
