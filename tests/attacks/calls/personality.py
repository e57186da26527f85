# attack: addresses that are not random
# expect: E EPERM
# control: succeeds

call("personality", 0x0040000)
