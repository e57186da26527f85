# attack: a new UTS namespace
# expect: E EPERM
# control: succeeds as root

call("unshare", 0x4000000)
