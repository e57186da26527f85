# attack: processor time, in one operation
# expect: L timeout_cpu memory
# control: runs on

9**9**9
