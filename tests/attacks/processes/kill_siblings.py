# attack: ending other runs
# expect: E EPERM
# control: none: would end processes of the machine

refused = 0
for pid in range(2, 60):
    try:
        if pid != os.getpid():
            os.kill(pid, 9)
            break
    except PermissionError:
        refused += 1
    except ProcessLookupError:
        pass
else:
    raise PermissionError(1, "all %d refused" % refused)
