# attack: a pid whose low half is not 0
# expect: E EPERM ENOSYS
# control: succeeds

call("prlimit64", (1 << 32) | HOST, 4, 0, ctypes.create_string_buffer(16))
