# attack: the machine's clock, slowly
# expect: E EPERM
# control: succeeds

call("clock_adjtime", 0, ctypes.create_string_buffer(208))
