# attack: a brother instead of a child
# expect: E EPERM
# control: succeeds

if call("clone", 0x8000 | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
