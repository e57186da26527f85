# What a computing program does is allowed.
import collections
import itertools
import json
import math
import re
from dataclasses import dataclass, field
from functools import lru_cache


@dataclass
class Point:
    x: float
    y: float
    tags: list = field(default_factory=list)

    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)

    def _length(self):
        return math.hypot(self.x, self.y)


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def primes():
    n = 2
    while True:
        if all(n % d for d in range(2, int(n**0.5) + 1)):
            yield n
        n += 1


if __name__ == "__main__":
    print(list(itertools.islice(primes(), 10)), fib(50), type(3) is int)
    print(collections.Counter("abracadabra").most_common(2))
    print(json.dumps({"a": [1, 2]}), re.findall(r"\d+", "a1b22"), f"{math.pi:.3f}")
    print((Point(1, 2) + Point(2, 2))._length(), 2**64, "=" * 40)
