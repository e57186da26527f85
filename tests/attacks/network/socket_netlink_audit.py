# attack: the kernel's audit
# expect: E EPERM
# control: succeeds or fails EPROTONOSUPPORT

call("socket", 16, 3, 9)
