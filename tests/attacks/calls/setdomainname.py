# attack: the machine's domain
# expect: E EPERM
# control: fails EINVAL as root

call("setdomainname", b"x", -1)
