# attack: System V shared memory
# expect: E EPERM
# control: succeeds

identifier = call("shmget", os.getpid(), 4096, 0o1600)
call("shmctl", identifier, 0, 0)
