# attack: a child in a new user namespace
# expect: E EPERM
# control: succeeds

if call("clone", 0x10000000 | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
