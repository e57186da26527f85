# attack: output in single bytes
# expect: L output timeout_cpu
# control: runs on

while True:
    os.write(1, b"x")
