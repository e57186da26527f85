# attack: another root
# expect: E EPERM
# control: succeeds as root

os.chroot("/")
