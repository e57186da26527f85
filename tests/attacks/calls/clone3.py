# attack: a process through the newer call
# expect: E ENOSYS
# control: succeeds

arguments = (ctypes.c_uint64 * 11)(0, 0, 0, 0, 17)  # exit signal SIGCHLD
pid = call("clone3", arguments, 88)
if pid == 0:
    os._exit(0)
