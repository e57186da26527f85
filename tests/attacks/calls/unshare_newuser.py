# attack: a new user namespace
# expect: E EPERM
# control: succeeds

call("unshare", 0x10000000)
