# attack: an identity of its choice
# expect: E EPERM
# control: succeeds as root

os.setreuid(0, 0)
