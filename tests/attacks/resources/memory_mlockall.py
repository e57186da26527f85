# attack: all memory for itself
# expect: E EPERM ENOMEM
# control: succeeds

call("mlockall", 2)
