# attack: capabilities that are left
# expect: N
# expect: E EPERM
# control: succeeds as root

header = (ctypes.c_uint32 * 2)(0x20080522, 0)
data = (ctypes.c_uint32 * 6)()
call("capget", header, data)
assert any(data)
