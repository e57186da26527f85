# attack: private memory from the kernel
# expect: L memory
# control: succeeds

data = [mmap.mmap(-1, 16 << 20, mmap.MAP_PRIVATE) for _ in range(16)]
for piece in data:
    ctypes.memset(ctypes.addressof(ctypes.c_char.from_buffer(piece)), 1, 16 << 20)
