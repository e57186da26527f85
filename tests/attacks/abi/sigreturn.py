# attack: the return from a signal that never came
# expect: L signaled violation
# control: none: the control would crash

call("rt_sigreturn")
