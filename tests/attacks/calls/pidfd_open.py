# attack: a handle on the host
# expect: E EPERM
# control: succeeds

os.pidfd_open(HOST)
