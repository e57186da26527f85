# attack: locked memory by a flag of mmap
# expect: E EPERM EAGAIN ENOMEM
# control: succeeds

call("mmap", 0, 1 << 20, 3, 0x22 | 0x2000, -1, 0)
