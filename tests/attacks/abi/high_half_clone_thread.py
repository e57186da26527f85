# attack: CLONE_THREAD only in the high half
# expect: E EPERM ENOSYS
# control: succeeds

if call("clone", (0x10000 << 32) | 17, 0, 0, 0, 0) == 0:
    os._exit(0)
