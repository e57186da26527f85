# attack: a signal to the group of its own number
# expect: E EPERM
# control: succeeds

os.kill(-os.getpid(), 0)
