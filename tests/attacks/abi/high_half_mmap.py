# attack: shared memory with a high half in its flags
# expect: E EPERM ENOSYS
# control: succeeds

call("mmap", 0, 4096, 3, (1 << 32) | 0x21, -1, 0)
