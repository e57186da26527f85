# attack: results with names that are none
# expect: S
# control: none: what lies in the workspace is not collected yet
# needs: workspace

for name in (b"new\nline", b"\xff\xfe", b"-rf", b"..\\..", b"\x1b[31m", b" ", b"x" * 255, "‮txt".encode()):
    open(name, "w").close()
