# attack: system calls that no filter sees
# expect: K io_uring_setup
# control: succeeds

parameters = ctypes.create_string_buffer(120)
call("io_uring_setup", 8, parameters)
