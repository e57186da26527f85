# attack: a seccomp listener of its own
# expect: E EPERM
# control: succeeds

libc.prctl(38, 1, 0, 0, 0)  # no_new_privs, which the control needs
program = (ctypes.c_uint16 * 4)(6, 0, 0, 0x7FFF)  # one instruction: allow
filter = (ctypes.c_void_p * 2)(1, ctypes.addressof(program))
call("seccomp", 1, 8, filter)
