# attack: the kernel's network settings
# expect: E EPERM
# control: succeeds

call("socket", 16, 3, 0)
