# attack: a thread group flag without the rest
# expect: E EPERM EINVAL
# control: fails EINVAL

call("clone", 0x10000, 0, 0, 0, 0)
