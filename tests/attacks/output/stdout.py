# attack: output without end
# expect: L output
# control: runs on

while True:
    os.write(1, b"x" * 65536)
