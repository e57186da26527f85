# attack: System V messages
# expect: E EPERM
# control: succeeds

identifier = call("msgget", 0x0C04D04, 0o1600)
call("msgctl", identifier, 0, 0)
