# attack: the host's priority, to see that it lives
# expect: E EPERM ENOSYS
# control: succeeds

os.getpriority(os.PRIO_PROCESS, HOST)
