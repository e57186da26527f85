# attack: a crash, with a core dump for a pipe handler
# expect: L signaled
# control: none: the control would be dead

ctypes.string_at(1)
