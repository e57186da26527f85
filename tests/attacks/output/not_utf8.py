# attack: bytes that are no text
# expect: S
# control: none: any program can write them

os.write(1, bytes(range(128, 256)) * 10 + b"\xed\xa0\x80\xf4\x90\x80\x80")
