# attack: bytes that steer a terminal
# expect: S
# control: none: any program can write them

os.write(1, b"\x1b]0;title\x07\x1b[2J\x1b[31mred\n")
