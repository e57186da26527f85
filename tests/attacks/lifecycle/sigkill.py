# attack: killing itself
# expect: L signaled
# control: none: the control would be dead

os.kill(os.getpid(), 9)
