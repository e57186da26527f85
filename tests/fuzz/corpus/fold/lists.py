"".join([*map(chr, (95, 95))] + list("ab"))
"".join(reversed(["a", "b"]))
[x for x in "abc"][::-2][-1]
bytes([1, 2]) + bytearray(b"a") + bytes.fromhex("5f")
"a,b".split(",")[1:][0] * 9
