# attack: memory, by multiplication
# expect: L memory
# control: succeeds

text = "x" * (256 << 20)
