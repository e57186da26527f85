# attack: memory that is no longer counted once it cannot be written
# expect: L memory
# expect: E ENOMEM
# control: succeeds

libc.mmap.restype = ctypes.c_void_p
size = 16 << 20
for _ in range(16):
    base = libc.mmap(None, ctypes.c_size_t(size), 3, 0x22, -1, ctypes.c_long(0))
    if base == ctypes.c_void_p(-1).value:
        checked(-1)
    ctypes.memset(base, 1, size)
    checked(libc.mprotect(ctypes.c_void_p(base), ctypes.c_size_t(size), 1))
import time
time.sleep(0.5)
