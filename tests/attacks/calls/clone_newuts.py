# attack: a child in a new UTS namespace
# expect: E EPERM
# control: succeeds as root

if call("clone", 0x4000000 | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
