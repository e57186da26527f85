# attack: System V semaphores
# expect: E EPERM
# control: succeeds

identifier = call("semget", os.getpid(), 1, 0o1600)
call("semctl", identifier, 0, 0, 0)
