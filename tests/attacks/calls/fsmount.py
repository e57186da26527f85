# attack: a mount by the newer calls
# expect: E EPERM
# control: fails EBADF as root

call("fsmount", -1, 0, 0)
