# attack: making a mount writable
# expect: E EPERM
# control: fails ENOENT as root

attributes = (ctypes.c_uint64 * 4)(0, 1, 0, 0)
call("mount_setattr", -100, b"/cordon-no-such-folder", 0, attributes, 32)
