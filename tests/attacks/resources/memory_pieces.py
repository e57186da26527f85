# attack: memory, in small pieces
# expect: L memory
# control: succeeds

data = [bytearray(1 << 16) for _ in range(4096)]
