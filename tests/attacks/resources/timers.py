# attack: kernel memory in timers
# expect: E EPERM EAGAIN ENOSYS EMFILE
# control: none: RLIMIT_SIGPENDING holds there as well

while True:
    call("timer_create", 0, 0, ctypes.byref(ctypes.c_int()))
