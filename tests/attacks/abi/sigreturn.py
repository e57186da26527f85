# attack: a signal frame with another code segment
# expect: L signaled violation
# control: none: the control would crash

import signal
libc.signal.argtypes = [ctypes.c_int, ctypes.c_void_p]
call("rt_sigreturn")
