# attack: a process whose flags have a high half
# expect: E EPERM ENOSYS
# control: succeeds

if call("clone", (1 << 32) | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
