# attack: System V messages
# expect: E EPERM
# control: succeeds

identifier = call("msgget", os.getpid(), 0o1600)
call("msgctl", identifier, 0, 0)
