# attack: the host's namespaces through its pidfd
# expect: E EPERM
# control: succeeds as root

call("setns", os.pidfd_open(HOST), 0x40000000)
