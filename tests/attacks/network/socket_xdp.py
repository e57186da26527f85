# attack: packets past the kernel
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT as root

call("socket", 44, 3, 0)
