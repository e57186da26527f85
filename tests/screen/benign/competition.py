import sys
input = sys.stdin.readline
n, m = map(int, input().split())
a = list(map(int, input().split()))
print(max(a))
# ---
import sys
def main():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    sys.stdout.write("\n".join(map(str, data[1:n + 1])) + "\n")
main()
# ---
import os, sys
from io import BytesIO, IOBase
BUFSIZE = 8192
class FastIO(IOBase):
    newlines = 0
    def __init__(self, file):
        self._fd = file.fileno()
        self.buffer = BytesIO()
        self.writable = "x" in file.mode or "r" not in file.mode
        self.write = self.buffer.write if self.writable else None
    def read(self):
        while True:
            b = os.read(self._fd, max(os.fstat(self._fd).st_size, BUFSIZE))
            if not b:
                break
            ptr = self.buffer.tell()
            self.buffer.seek(0, 2), self.buffer.write(b), self.buffer.seek(ptr)
        return self.buffer.read()
    def flush(self):
        if self.writable:
            os.write(self._fd, self.buffer.getvalue())
            self.buffer.truncate(0), self.buffer.seek(0)
class IOWrapper(IOBase):
    def __init__(self, file):
        self.buffer = FastIO(file)
        self.write = lambda s: self.buffer.write(s.encode("ascii"))
sys.stdin, sys.stdout = IOWrapper(sys.stdin), IOWrapper(sys.stdout)
input = lambda: sys.stdin.readline().rstrip("\r\n")
# ---
t = int(input())
for _ in range(t):
    n, k = [int(x) for x in input().split()]
    s = input().strip()
    print("YES" if s.count("1") >= k else "NO")
# ---
from sys import stdin, stdout, setrecursionlimit, exit
setrecursionlimit(1 << 20)
for line in stdin:
    if not line.strip(): exit(0)
    stdout.write(line)
# ---
while True:
    try:
        a, b = map(int, input().split())
    except EOFError:
        break
    print(a + b)
# ---
MOD = 10 ** 9 + 7
def power(a, b, m=MOD):
    return pow(a, b, m)
N = 200001
fact = [1] * N
for i in range(1, N): fact[i] = fact[i - 1] * i % MOD
print(fact[5], *map(len, open(0).read().split()))
# ---
from collections import defaultdict, Counter
g = defaultdict(list)
for _ in range(int(input())):
    u, v = map(int, input().split())
    g[u].append(v); g[v].append(u)
print(Counter(map(len, g.values())).most_common(1))
# ---
import sys
if len(sys.argv) > 1 and sys.argv[1] == "local":
    sys.stdin = open("input.txt")
    sys.stdout = open("output.txt", "w")
print(sum(map(int, sys.stdin.read().split())))
# ---
import os
if os.path.exists("input.txt"):
    import sys
    sys.stdin = open("input.txt", "r")
print(input())
# ---
R = lambda: map(int, input().split())
n, = R()
print(*sorted(R(), key=lambda x: (-x, x)), sep=" ")
# ---
import threading, sys
sys.setrecursionlimit(1 << 25)
threading.stack_size(1 << 27)
def main(): print(int(sys.stdin.readline()) * 2)
thread = threading.Thread(target=main)
thread.start()
thread.join()
# ---
from types import GeneratorType
def bootstrap(f, stack=[]):
    def wrapped(*args, **kwargs):
        if stack:
            return f(*args, **kwargs)
        to = f(*args, **kwargs)
        while True:
            if type(to) is GeneratorType:
                stack.append(to)
                to = next(to)
            else:
                stack.pop()
                if not stack:
                    break
                to = stack[-1].send(to)
        return to
    return wrapped
# ---
import math, re, string, datetime, fractions, decimal
decimal.getcontext().prec = 50
print(decimal.Decimal(2).sqrt(), fractions.Fraction(1, 3), string.ascii_lowercase)
print(datetime.datetime.now().strftime("%Y-%m-%d"), re.sub(r"\d+", lambda m: str(int(m[0]) + 1), "a1"))
# ---
s = input()
vowels = set("aeiou")
print(sum(c in vowels for c in s), s.translate(str.maketrans("abc", "xyz")), s.swapcase())
# ---
ans = 0
def dfs(node, seen=set()):
    global ans
    seen.add(node)
    ans += 1
dfs(1)
print(ans)
# ---
def solve():
    count = 0
    def inner(x):
        nonlocal count
        count += x
    for v in range(10): inner(v)
    return count
print(solve()); exit()
# ---
import sys
print(sys.maxsize, sys.version_info >= (3, 8), file=sys.stderr)
sys.exit(0)
# ---
mat = [[int(x) for x in input().split()] for _ in range(int(input()))]
print(*map(list, zip(*mat[::-1])), sep="\n")
print(*(a ^ b for a, b in zip(mat[0], mat[1])), end="")
