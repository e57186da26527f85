# attack: a user namespace through the newer call
# expect: E ENOSYS
# control: succeeds

arguments = (ctypes.c_uint64 * 11)(0x10000000, 0, 0, 0, 17)
if call("clone3", arguments, 88) == 0:
    os._exit(0)
