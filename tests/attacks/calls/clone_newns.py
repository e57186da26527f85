# attack: a child in a new mount namespace
# expect: E EPERM
# control: succeeds as root

if call("clone", 0x20000 | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
