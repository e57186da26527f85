# attack: the stack, by calls
# expect: L memory signaled exception timeout_cpu
# control: none: crashes the interpreter as well

sys.setrecursionlimit(1 << 30)


def down(n):
    return down(n + 1)


down(0)
