# attack: a crash, in a host that waits for every child
# expect: L signaled
# control: none: the control would be dead
# host: +reaper

os.abort()
