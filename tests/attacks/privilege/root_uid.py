# attack: being root in name
# expect: N
# control: succeeds as root

assert 0 in (os.getuid(), os.geteuid(), os.getgid(), os.getegid(), *os.getgroups())
