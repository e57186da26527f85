# attack: a line without end
# expect: L output timeout_cpu
# control: runs on

while True:
    print("x", end="")
