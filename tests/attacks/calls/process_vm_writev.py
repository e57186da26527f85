# attack: writing to the host's memory
# expect: K process_vm_writev
# control: fails EFAULT EPERM

memory = ctypes.create_string_buffer(8)
part = (ctypes.c_void_p * 2)(ctypes.addressof(memory), 8)
call("process_vm_writev", HOST, part, 1, part, 1, 0)
