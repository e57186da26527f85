# attack: lines without end
# expect: L output timeout_cpu
# control: runs on

while True:
    print("line")
