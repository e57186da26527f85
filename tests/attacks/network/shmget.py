# attack: System V shared memory
# expect: E EPERM
# control: succeeds

identifier = call("shmget", 0x0C04D04, 4096, 0o1600)
call("shmctl", identifier, 0, 0)
