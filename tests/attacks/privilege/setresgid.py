# attack: an identity of its choice
# expect: E EPERM
# control: succeeds as root

os.setresgid(0, 0, 0)
