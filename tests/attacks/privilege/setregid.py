# attack: an identity of its choice
# expect: E EPERM
# control: succeeds as root

os.setregid(0, 0)
