# attack: a system call by the page at the end of the address space
# expect: L signaled
# expect: K
# control: succeeds or fails ENOSYS

function = ctypes.CFUNCTYPE(ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p)(0xFFFFFFFFFF600000)
function(ctypes.addressof(ctypes.create_string_buffer(16)), None)  # gettimeofday: allowed, harmless
call("ptrace", 0, 0, 0, 0)  # what matters is that this is seen afterwards
