# attack: a file outside the root, by its handle
# expect: K open_by_handle_at
# control: succeeds or fails ESTALE EPERM EBADF EINVAL EOPNOTSUPP

handle = (ctypes.c_uint32 * 4)(8, 1, 2, 0)  # inode 2: the root of an ext4
call("open_by_handle_at", -100, handle, 0)
