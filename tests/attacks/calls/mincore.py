# attack: what others read, through the page cache
# expect: E EPERM
# control: succeeds

memory = mmap.mmap(-1, 4096, mmap.MAP_PRIVATE)
address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
call("mincore", address, 4096, ctypes.create_string_buffer(1))
