# attack: tracing a process of the host
# expect: K ptrace
# control: succeeds

call("ptrace", 0x4206, HOST, 0, 0)  # PTRACE_SEIZE
