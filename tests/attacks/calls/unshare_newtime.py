# attack: a new time namespace
# expect: E EPERM
# control: succeeds as root

call("unshare", 0x80)
