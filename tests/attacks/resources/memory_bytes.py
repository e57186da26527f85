# attack: memory, in one piece
# expect: L memory
# control: succeeds

data = bytearray(256 << 20)
