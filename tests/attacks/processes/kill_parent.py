# attack: ending whoever is the parent
# expect: E EPERM
# control: succeeds as root

os.kill(os.getppid() or HOST, 0)
