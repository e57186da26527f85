# attack: bytes that end a C string
# expect: S
# control: none: any program can write them

os.write(1, b"before\0after\n")
