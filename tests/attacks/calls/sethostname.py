# attack: the machine's name
# expect: E EPERM
# control: fails EINVAL as root

call("sethostname", b"x", -1)
