# attack: memory, in a list
# expect: L memory
# control: succeeds

data = list(range(8 << 20))
