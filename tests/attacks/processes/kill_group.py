# attack: a signal to its group
# expect: E EPERM
# control: succeeds

os.kill(0, 0)
