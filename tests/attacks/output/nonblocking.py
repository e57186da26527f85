# attack: a stdout that does not wait
# expect: L output timeout_cpu exception
# control: runs on

os.set_blocking(1, False)
while True:
    try:
        os.write(1, b"x" * 65536)
    except BlockingIOError:
        pass
