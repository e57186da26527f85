# attack: processor time, in a host that blocks signals
# expect: L timeout_cpu
# control: runs on
# host: +blocked-signals

while True:
    pass
