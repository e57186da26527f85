# attack: the stack, by calls in C
# expect: L memory signaled exception timeout_cpu
# control: none: crashes the interpreter as well

sys.setrecursionlimit(1 << 30)
value = []
for _ in range(1000000):
    value = [value]
repr(value)
