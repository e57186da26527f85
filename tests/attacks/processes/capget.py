# attack: the host's capabilities, to see that it lives
# expect: E EPERM ESRCH
# control: succeeds

header = (ctypes.c_uint32 * 2)(0x20080522, HOST)
call("capget", header, ctypes.create_string_buffer(24))
