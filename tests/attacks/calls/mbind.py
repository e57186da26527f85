# attack: memory policy
# expect: E EPERM
# control: fails EINVAL

call("mbind", 0, 4096, 99, 0, 0, 0)
