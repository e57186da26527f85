# attack: a folder of the host among the descriptors
# expect: N
# control: succeeds
# prepare: os.open('/', os.O_RDONLY)

for fd in range(1024):
    try:
        os.listdir(fd)
        break
    except OSError:
        pass
else:
    raise AssertionError("no descriptor is a folder")
