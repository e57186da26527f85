# attack: pages of this memory in a pipe
# expect: E EPERM
# control: succeeds

left, right = os.pipe()
memory = ctypes.create_string_buffer(8)
part = (ctypes.c_void_p * 2)(ctypes.addressof(memory), 8)
call("vmsplice", right, part, 1, 0)
