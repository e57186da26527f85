# attack: being traced by whoever is the parent
# expect: K ptrace
# control: succeeds

call("ptrace", 0, 0, 0, 0)
