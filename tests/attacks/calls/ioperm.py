# attack: the hardware's ports, a few
# expect: K ioperm
# control: succeeds or fails ENOSYS as root

call("ioperm", 0x80, 1, 1)
