# attack: a segment of its own
# expect: E EPERM
# control: succeeds

call("modify_ldt", 0, ctypes.create_string_buffer(64), 64)
