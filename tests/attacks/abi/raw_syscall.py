# attack: the syscall instruction from memory of its own
# expect: K ptrace
# control: succeeds
# native: syscall

run_code(101, 0, 0, 0)
