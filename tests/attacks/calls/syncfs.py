# attack: writing the machine's disk
# expect: E ENOSYS EPERM
# control: succeeds

call("syncfs", 1)
