# attack: the host's processors, to see that it lives
# expect: E EPERM ESRCH
# control: succeeds

os.sched_getaffinity(HOST)
