# attack: a handle on itself, for later
# expect: E EPERM
# control: succeeds

os.pidfd_open(os.getpid())
