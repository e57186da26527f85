# attack: a child in a new network namespace
# expect: E EPERM
# control: succeeds as root

if call("clone", 0x40000000 | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
