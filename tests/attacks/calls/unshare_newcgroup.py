# attack: a new cgroup namespace
# expect: E EPERM
# control: succeeds as root

call("unshare", 0x2000000)
