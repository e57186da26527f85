# attack: threads without end, past the library
# expect: E EAGAIN EPERM ENOMEM
# expect: N
# expect: L memory
# control: succeeds

ENTRY = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
libc.sleep.argtypes = [ctypes.c_uint]
started = 0
thread = ctypes.c_ulong()
for _ in range(100):
    if libc.pthread_create(ctypes.byref(thread), None, libc.pause, None) == 0:
        started += 1
assert started == 100
