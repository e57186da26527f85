# attack: the kernel's messages
# expect: E EPERM
# control: succeeds as root

call("syslog", 10, 0, 0)  # size of the buffer
