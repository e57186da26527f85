# attack: the hardware's ports
# expect: K iopl
# control: succeeds or fails ENOSYS as root

call("iopl", 3)
