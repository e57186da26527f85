# attack: errors without end
# expect: L output
# control: none: a control's errors are kept

while True:
    os.write(2, b"x" * 65536)
