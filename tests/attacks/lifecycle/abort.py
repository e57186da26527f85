# attack: a core dump
# expect: L signaled
# control: none: the control would be dead

os.abort()
