# attack: the host's disk priority, to see that it lives
# expect: E EPERM ENOSYS
# control: succeeds

call("ioprio_get", 1, HOST)
