# attack: where the host's locks lie
# expect: E EPERM ESRCH
# control: succeeds

call("get_robust_list", HOST, ctypes.byref(ctypes.c_void_p()), ctypes.byref(ctypes.c_size_t()))
