# attack: sockets to the hypervisor
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT

call("socket", 40, 1, 0)
