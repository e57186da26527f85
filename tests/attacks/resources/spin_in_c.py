# attack: processor time, where no bytecode runs
# expect: L timeout_cpu
# control: runs on

sum(iter(int, 1))
