def quicksort(items):
    if len(items) <= 1:
        return items
    pivot = items[len(items) // 2]
    left = [x for x in items if x < pivot]
    return quicksort(left) + [x for x in items if x == pivot] + quicksort([x for x in items if x > pivot])

if __name__ == "__main__":
    import doctest
    print(quicksort([3, 1, 2]))
# ---
import heapq
def dijkstra(graph, start):
    dist = {start: 0}
    queue = [(0, start)]
    while queue:
        d, node = heapq.heappop(queue)
        for other, w in graph.get(node, {}).items():
            if d + w < dist.get(other, float("inf")):
                dist[other] = d + w
                heapq.heappush(queue, (d + w, other))
    return dist
print(dijkstra({"a": {"b": 1}}, "a"))
# ---
class Node:
    __slots__ = ("value", "next")
    def __init__(self, value, next=None):
        self.value = value
        self.next = next
    def __repr__(self):
        return f"{self.__class__.__name__}({self.value!r})"
    def __iter__(self):
        node = self
        while node:
            yield node.value
            node = node.next
    def __len__(self):
        return sum(1 for _ in self)
# ---
from functools import lru_cache
@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib.cache_info(), fib(30))
# ---
def sieve(limit):
    flags = [True] * (limit + 1)
    flags[0:2] = [False, False]
    for i in range(2, int(limit ** 0.5) + 1):
        if flags[i]:
            flags[i * i::i] = [False] * len(flags[i * i::i])
    return [i for i, f in enumerate(flags) if f]
# ---
from collections import deque
def bfs(grid, start, goal):
    seen, queue = {start}, deque([(start, 0)])
    while queue:
        (r, c), d = queue.popleft()
        if (r, c) == goal:
            return d
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if 0 <= nr < len(grid) and 0 <= nc < len(grid[0]) and (nr, nc) not in seen:
                seen.add((nr, nc))
                queue.append(((nr, nc), d + 1))
    return -1
# ---
class UnionFind:
    def __init__(self, n):
        self.parent = list(range(n))
    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x
    def union(self, a, b):
        self.parent[self.find(a)] = self.find(b)
# ---
def levenshtein(a: str, b: str) -> int:
    previous = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        current = [i]
        for j, cb in enumerate(b, 1):
            current.append(min(previous[j] + 1, current[-1] + 1, previous[j - 1] + (ca != cb)))
        previous = current
    return previous[-1]
assert levenshtein("kitten", "sitting") == 3
# ---
import random
def shuffle(cards):
    for i in range(len(cards) - 1, 0, -1):
        j = random.randint(0, i)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
random.seed(1)
print(shuffle(list(range(52))))
# ---
class Matrix:
    def __init__(self, rows): self.rows = rows
    def __matmul__(self, other):
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in zip(*other.rows)] for r in self.rows])
    def __getitem__(self, key): return self.rows[key[0]][key[1]]
    def __setitem__(self, key, value): self.rows[key[0]][key[1]] = value
    def __eq__(self, other): return isinstance(other, Matrix) and self.rows == other.rows
    def __hash__(self): return hash(tuple(map(tuple, self.rows)))
    def __str__(self): return "\n".join(" ".join(map(str, r)) for r in self.rows)
# ---
def caesar(text, shift):
    out = ""
    for ch in text:
        if ch.isalpha():
            base = ord("A") if ch.isupper() else ord("a")
            out += chr((ord(ch) - base + shift) % 26 + base)
        else:
            out += ch
    return out
print(caesar("Hello", 3), caesar("Khoor", -3))
# ---
def is_palindrome(s):
    s = "".join(c.lower() for c in s if c.isalnum())
    return s == s[::-1]
print(is_palindrome("A man, a plan, a canal: Panama"))
# ---
class TrieNode:
    def __init__(self):
        self.children = {}
        self.is_end = False
class Trie:
    def __init__(self): self.root = TrieNode()
    def insert(self, word):
        node = self.root
        for ch in word:
            node = node.children.setdefault(ch, TrieNode())
        node.is_end = True
    def __contains__(self, word):
        node = self.root
        for ch in word:
            if ch not in node.children: return False
            node = node.children[ch]
        return node.is_end
# ---
def knapsack(weights, values, capacity):
    best = [0] * (capacity + 1)
    for w, v in zip(weights, values):
        for c in range(capacity, w - 1, -1):
            best[c] = max(best[c], best[c - w] + v)
    return best[-1]
# ---
def solve(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                for n in range(1, 10):
                    if valid(board, r, c, n):
                        board[r][c] = n
                        if solve(board): return True
                        board[r][c] = 0
                return False
    return True
def valid(board, r, c, n):
    return all(board[r][i] != n and board[i][c] != n for i in range(9))
# ---
from itertools import permutations, combinations, product, accumulate
from math import gcd, isqrt, comb, inf
print(list(permutations("abc", 2)), sum(1 for _ in combinations(range(5), 3)), gcd(12, 18))
# ---
import bisect
class SegmentTree:
    def __init__(self, data, func=min, default=0):
        self._default, self._func = default, func
        self._len = len(data)
        self.data = [default] * (2 * len(data))
    def query(self, start, stop):
        return self._func(self.data[start:stop])
    def __repr__(self): return "SegmentTree({0})".format(self.data)
t = SegmentTree([1, 2]); print(t.query(0, 1), bisect.bisect_left([1, 2], 2))
# ---
class Stack:
    def __init__(self): self._items = []
    def push(self, x): self._items.append(x)
    def pop(self): return self._items.pop()
    def __bool__(self): return bool(self._items)
def evaluate(expression):
    stack = Stack()
    ops = {"+": lambda a, b: a + b, "*": lambda a, b: a * b}
    for token in expression.split():
        stack.push(ops[token](stack.pop(), stack.pop()) if token in ops else float(token))
    return stack.pop()
# ---
import operator
OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}
def rpn(tokens):
    stack = []
    for t in tokens:
        if t in OPS:
            b, a = stack.pop(), stack.pop()
            stack.append(OPS[t](a, b))
        else:
            stack.append(float(t))
    return stack[0]
# ---
def hanoi(n, a="A", b="B", c="C"):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield a, c
        yield from hanoi(n - 1, b, a, c)
print(*hanoi(3), sep="\n")
# ---
import hashlib
class Block:
    def __init__(self, index, data, prev):
        self.index, self.data, self.prev = index, data, prev
        self.hash = hashlib.sha256(f"{index}{data}{prev}".encode()).hexdigest()
chain = [Block(0, "genesis", "0")]
# ---
import base64, binascii, zlib
data = base64.b64encode(zlib.compress(b"hello" * 10))
print(zlib.decompress(base64.b64decode(data)).decode("utf-8"), binascii.hexlify(b"ab"))
# ---
def binary(n):
    return bin(n)[2:].zfill(8), f"{n:08b}", "{:b}".format(n), "%x" % n
# ---
class Meta(type):
    registry = {}
    def __new__(mcs, name, bases, namespace):
        cls = super().__new__(mcs, name, bases, namespace)
        mcs.registry[name] = cls
        return cls
class Base(metaclass=Meta): pass
print(Meta.registry)
# ---
import copy, time
def annealing(cost, state, steps=1000):
    best = copy.deepcopy(state)
    begin = time.perf_counter()
    for _ in range(steps): best = min(best, state, key=cost)
    return best, time.perf_counter() - begin
# ---
import sys
sys.setrecursionlimit(10 ** 6)
def ackermann(m, n):
    if m == 0: return n + 1
    return ackermann(m - 1, 1 if n == 0 else ackermann(m, n - 1))
print(ackermann(2, 3))
# ---
import threading
sys = None
def work(): print("hi")
t = threading.Thread(target=work); t.start(); t.join()
# ---
import threading
threading.stack_size(1 << 26)
threading.Thread(target=print, args=("x",)).start()
# ---
class Solution:
    def twoSum(self, nums: "list[int]", target: int) -> "list[int]":
        seen = {}
        for i, x in enumerate(nums):
            if target - x in seen: return [seen[target - x], i]
            seen[x] = i
print(Solution().twoSum([2, 7, 11, 15], 9))
# ---
from typing import Generic, List, Optional, TypeVar, Protocol
T = TypeVar("T")
class Box(Generic[T]):
    def __init__(self, item: Optional[T] = None): self.item = item
    def get(self) -> Optional[T]: return self.item
# ---
code = {"a": ".-", "b": "-..."}
def encode(text): return " ".join(code.get(c, "?") for c in text.lower())
exec_time = 1; compile_flags = []; eval_count = 0
# ---
def compose(*functions):
    import functools
    return functools.reduce(lambda f, g: lambda x: f(g(x)), functools.partial(map, str) and functions)
# ---
def gradient_descent(f, x, lr=0.1, eps=1e-6):
    for _ in range(100):
        grad = (f(x + eps) - f(x - eps)) / (2 * eps)
        x -= lr * grad
    return x
print(gradient_descent(lambda x: (x - 3) ** 2, 0.0))
