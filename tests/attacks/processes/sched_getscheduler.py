# attack: how the host is scheduled
# expect: E EPERM ENOSYS
# control: succeeds

call("sched_getscheduler", HOST)
