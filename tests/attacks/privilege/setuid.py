# attack: being root
# expect: E EPERM
# control: succeeds as root

os.setuid(0)
