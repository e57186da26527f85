# attack: memory that is reserved first and made writable later
# expect: L memory
# control: succeeds

libc.mmap.restype = ctypes.c_void_p
size = 256 << 20
base = libc.mmap(None, ctypes.c_size_t(size), 0, 0x22, -1, ctypes.c_long(0))
if base == ctypes.c_void_p(-1).value:
    raise MemoryError
for at in range(base, base + size, 1 << 20):
    checked(libc.mprotect(ctypes.c_void_p(at), ctypes.c_size_t(1 << 20), 3))
    ctypes.memset(at, 1, 1 << 20)
