# attack: huge pages
# expect: E EPERM ENOMEM
# expect: L memory
# control: succeeds or fails ENOMEM

call("mmap", 0, 2 << 20, 3, 0x22 | 0x40000, -1, 0)
