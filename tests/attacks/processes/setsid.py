# attack: another session
# expect: E EPERM
# control: none: who leads a group already cannot

os.setsid()
