# attack: memory from C
# expect: L memory
# control: succeeds

total = 0
libc.malloc.restype = ctypes.c_void_p
for _ in range(256):
    piece = libc.malloc(ctypes.c_size_t(1 << 20))
    if not piece:
        raise MemoryError
    ctypes.memset(piece, 1, 1 << 20)
