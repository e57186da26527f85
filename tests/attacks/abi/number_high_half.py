# attack: a trapped number with bits above the 32nd
# expect: K ptrace
# control: succeeds
# native: syscall

run_code((1 << 32) | 101, 0, 0, 0)
