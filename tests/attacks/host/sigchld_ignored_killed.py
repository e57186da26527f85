# attack: a trapped call, in a host that ignores SIGCHLD
# expect: K ptrace
# control: succeeds
# host: +sigchld-ignored

call("ptrace", 0, 0, 0, 0)
