# attack: a signal to everybody
# expect: E EPERM
# control: succeeds

os.kill(-1, 0)
