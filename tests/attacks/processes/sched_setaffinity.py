# attack: the host's processors
# expect: E EPERM
# control: succeeds

os.sched_setaffinity(HOST, os.sched_getaffinity(0))
