# attack: a new network namespace
# expect: E EPERM
# control: succeeds as root

call("unshare", 0x40000000)
