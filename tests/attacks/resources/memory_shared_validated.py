# attack: the same by another flag
# expect: E EPERM
# control: succeeds or fails EOPNOTSUPP EINVAL

call("mmap", 0, 256 << 20, 3, 0x23, -1, 0)
