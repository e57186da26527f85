# attack: memory in an exception's text
# expect: L exception memory output
# control: none: raises as well

raise ValueError("x" * (32 << 20))
