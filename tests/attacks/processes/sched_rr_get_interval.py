# attack: the host's scheduling, to see that it lives
# expect: E EPERM ESRCH ENOSYS
# control: succeeds

call("sched_rr_get_interval", HOST, ctypes.create_string_buffer(16))
