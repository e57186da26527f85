# attack: the machine's swap space
# expect: K swapoff
# control: fails ENOENT EPERM EINVAL

call("swapoff", b"/cordon-no-such-file")
