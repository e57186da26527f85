# attack: a handle that outlives its path
# expect: E EPERM
# control: fails EOVERFLOW

handle = (ctypes.c_uint32 * 4)(0)
call("name_to_handle_at", -100, b"/", handle, ctypes.byref(ctypes.c_int()), 0)
