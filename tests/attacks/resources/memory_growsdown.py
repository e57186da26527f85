# attack: memory that counts as a stack
# expect: L memory
# expect: E EPERM ENOMEM
# control: succeeds

libc.mmap.restype = ctypes.c_void_p
size = 16 << 20
for _ in range(16):
    base = libc.mmap(None, ctypes.c_size_t(size), 3, 0x122, -1, ctypes.c_long(0))
    if base == ctypes.c_void_p(-1).value:
        checked(-1)
    ctypes.memset(base, 1, size)
