# attack: the host's priority
# expect: E EPERM
# control: succeeds

os.setpriority(os.PRIO_PROCESS, HOST, 5)
