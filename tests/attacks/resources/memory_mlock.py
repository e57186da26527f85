# attack: memory that cannot be paged out
# expect: E EPERM ENOMEM
# control: succeeds

memory = mmap.mmap(-1, 4096, mmap.MAP_PRIVATE)
call("mlock", ctypes.addressof(ctypes.c_char.from_buffer(memory)), 4096)
