# attack: processor time, in Python
# expect: L timeout_cpu
# control: runs on

while True:
    pass
