# attack: the first process of the namespace
# expect: E EPERM
# control: succeeds as root

os.kill(1, 0)
