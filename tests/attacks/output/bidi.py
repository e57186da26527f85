# attack: text that reads backwards
# expect: S
# control: none: any program can write it

print("\u202etxt.exe\u2066\u200b")
