# attack: mode 3 with a high half
# expect: E EPERM ENOSYS
# control: succeeds

call("openat", -100, b"/dev/null", (1 << 32) | 3, 0)
