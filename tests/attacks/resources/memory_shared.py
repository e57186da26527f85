# attack: memory that nobody counts
# expect: E EPERM
# control: succeeds

mmap.mmap(-1, 256 << 20)
