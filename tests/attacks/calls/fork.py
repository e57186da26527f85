# attack: another process
# expect: E EPERM
# control: succeeds

if os.fork() == 0:
    os._exit(0)
