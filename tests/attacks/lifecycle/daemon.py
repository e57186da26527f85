# attack: a daemon that holds stdout
# expect: E EPERM
# control: succeeds

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        import time
        time.sleep(2)
    os._exit(0)
