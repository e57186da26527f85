# attack: another group
# expect: E EPERM
# control: none: who leads a session cannot

os.setpgid(0, 0)
