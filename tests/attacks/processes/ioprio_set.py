# attack: the host's disk priority
# expect: E EPERM
# control: succeeds

call("ioprio_set", 1, HOST, 2 << 13)
