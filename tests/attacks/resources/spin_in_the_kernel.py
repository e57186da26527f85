# attack: processor time, in system calls
# expect: L timeout_cpu
# control: runs on

while True:
    os.getppid()
