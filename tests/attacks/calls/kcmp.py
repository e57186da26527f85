# attack: comparing what two processes share
# expect: E EPERM
# control: succeeds

call("kcmp", os.getpid(), os.getpid(), 2, 0, 0)
