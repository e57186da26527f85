# attack: a new pid namespace
# expect: E EPERM
# control: succeeds as root

call("unshare", 0x20000000)
