# attack: PR_SET_DUMPABLE with a high half
# expect: E EPERM ENOSYS
# control: succeeds

call("prctl", (1 << 32) | 4, 1, 0, 0, 0)
