# attack: another process, by number
# expect: E EPERM
# control: succeeds

if call("fork") == 0:
    os._exit(0)
