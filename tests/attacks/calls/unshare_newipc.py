# attack: a new IPC namespace
# expect: E EPERM
# control: succeeds as root

call("unshare", 0x8000000)
