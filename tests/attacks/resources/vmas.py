# attack: kernel memory in mappings
# expect: L memory
# expect: E ENOMEM
# expect: L timeout_cpu
# control: none: vm.max_map_count holds there as well

libc.mmap.restype = ctypes.c_void_p
for at in range(1 << 20):
    base = libc.mmap(None, ctypes.c_size_t(4096), 1 + at % 2 * 2, 0x22, -1, ctypes.c_long(0))
    if base == ctypes.c_void_p(-1).value:
        checked(-1)
