# attack: System V semaphores
# expect: E EPERM
# control: succeeds

identifier = call("semget", 0x0C04D04, 1, 0o1600)
call("semctl", identifier, 0, 0, 0)
