# attack: the machine's clock, slowly
# expect: E EPERM
# control: succeeds

call("adjtimex", ctypes.create_string_buffer(208))
