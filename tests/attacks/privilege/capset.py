# attack: capabilities
# expect: E EPERM
# control: succeeds as root

header = (ctypes.c_uint32 * 2)(0x20080522, 0)
data = (ctypes.c_uint32 * 6)(1 << 10, 1 << 10)
call("capset", header, data)
