# attack: both without end
# expect: L output
# control: none: a control's errors are kept

while True:
    os.write(1, b"x" * 9999)
    os.write(2, b"x" * 9999)
