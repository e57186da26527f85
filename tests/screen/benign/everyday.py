import argparse
import logging
logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
log = logging.getLogger(__name__)
def main(argv=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=3)
    args = parser.parse_args(argv)
    log.info("n is %d", args.n)
    print(vars(args))
if __name__ == "__main__":
    main()
# ---
import re
TOKEN = re.compile(r"(?P<num>\d+)|(?P<op>[+*/-])")
for m in TOKEN.finditer("1+2"):
    print(m.lastgroup, m.group(), m.groupdict())
# ---
from dataclasses import dataclass, field, asdict
@dataclass(order=True, frozen=True)
class Point:
    x: float
    y: float = 0.0
    tags: list = field(default_factory=list, compare=False)
    def __post_init__(self): object.__setattr__(self, "x", float(self.x))
    def __add__(self, o): return Point(self.x + o.x, self.y + o.y)
print(asdict(Point(1)))
# ---
import unittest
class TestThing(unittest.TestCase):
    def setUp(self): self.x = 1
    def test_x(self):
        self.assertEqual(self.x, 1)
        with self.assertRaises(ZeroDivisionError): 1 / 0
if __name__ == "__main__":
    unittest.main()
# ---
from unittest.mock import Mock, MagicMock
m = Mock(return_value=3); print(m(1)); m.assert_called_once_with(1)
# ---
import pytest
@pytest.mark.parametrize("a,b", [(1, 2)])
def test_add(a, b): assert a + 1 == b
# ---
class Temperature:
    def __init__(self, celsius): self._c = celsius
    @property
    def fahrenheit(self): return self._c * 9 / 5 + 32
    @fahrenheit.setter
    def fahrenheit(self, f): self._c = (f - 32) * 5 / 9
    @classmethod
    def zero(cls): return cls(0)
    @staticmethod
    def help(): print("no")
# ---
from enum import Enum, auto
class Color(Enum):
    RED = auto()
    def __str__(self): return self.name
print([c for c in Color], Color["RED"], Color.RED.value)
# ---
from abc import ABC, abstractmethod
class Shape(ABC):
    @abstractmethod
    def area(self): ...
class Square(Shape):
    def __init__(self, s): self.s = s
    def area(self): return self.s ** 2
    def __format__(self, spec): return format(self.area(), spec)
print(f"{Square(2):.2f}", type(Square(2)).__name__, isinstance(Square(1), Shape))
# ---
from contextlib import contextmanager, suppress
@contextmanager
def timer():
    import time
    t = time.time()
    yield
    print(time.time() - t)
with timer(), suppress(KeyError): {}["x"]
# ---
class Managed:
    def __enter__(self): return self
    def __exit__(self, exc_type, exc_val, exc_tb):
        print(exc_type, exc_val)
        return False
    def __getattr__(self, name): raise AttributeError(name)
    def __call__(self, *a, **k): return self
    def __del__(self): print("bye")
# ---
import functools
def retry(times):
    def decorate(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            for i in range(times):
                try:
                    return fn(*args, **kwargs)
                except Exception as e:
                    print(f"{fn.__name__} failed: {e!r}", type(e).__name__)
        return wrapper
    return decorate
@retry(3)
def f(): raise ValueError("x")
# ---
import traceback, sys
try:
    open("missing.txt").read()
except (OSError, ValueError) as e:
    print(e.errno, e.args, traceback.format_exc(), file=sys.stderr)
    traceback.print_exc()
    raise SystemExit(1) from e
# ---
import os
print(os.getcwd(), os.path.abspath("."), os.sep, os.linesep, os.getpid(), os.cpu_count())
os.makedirs("out", exist_ok=True)
for root, dirs, files in os.walk("."):
    for name in files: print(os.path.join(root, name), os.stat(os.path.join(root, name)).st_size)
os.environ["OMP_NUM_THREADS"] = "1"; os.getenv("HOME"); os.remove("x") if os.path.isfile("x") else None
# ---
import os
os.system_name = 1 if os.name == "posix" else 2
path = os.environ["PATH"].split(os.pathsep)
os.rename("a", "b"); os.urandom(8); os.chdir("/workspace")
# ---
os = {"name": "linux"}
print(os["name"], os.get("system"))
system = os.get
# ---
def open(path): return "<" + path + ">"
print(open("x"))
class Door:
    def open(self): return True
    def exec(self): return 1
    def compile(self): return 2
    def system(self): return 3
d = Door(); d.open(); d.exec(); d.compile(); d.system()
# ---
import asyncio
async def work(i):
    await asyncio.sleep(0.01)
    return i
async def main():
    print(await asyncio.gather(*(work(i) for i in range(3))))
asyncio.run(main())
# ---
from concurrent.futures import ThreadPoolExecutor, as_completed
with ThreadPoolExecutor(max_workers=4) as pool:
    for f in as_completed([pool.submit(pow, 2, i) for i in range(5)]): print(f.result())
# ---
import datetime as dt, calendar, zoneinfo, locale
print(dt.date.today() + dt.timedelta(days=1), calendar.monthrange(2024, 2))
# ---
import tempfile, shutil, pathlib
with tempfile.TemporaryDirectory() as d:
    p = pathlib.Path(d) / "a.txt"; p.write_text("x"); shutil.copy(p, "b.txt"); shutil.rmtree("zzz", ignore_errors=True)
# ---
import zipfile, tarfile, gzip, io
with zipfile.ZipFile("a.zip", "w") as z: z.writestr("a", "b")
buf = io.StringIO(); print("x", file=buf); gzip.compress(buf.getvalue().encode())
# ---
import xml.etree.ElementTree as ET
root = ET.fromstring("<a><b x='1'/></a>")
print([e.attrib for e in root.iter("b")], ET.tostring(root))
# ---
from urllib.parse import urlparse, urlencode, quote
from http import HTTPStatus
import html, ipaddress, uuid, secrets, textwrap, difflib
print(urlparse("http://example.org/a?b=1").netloc, uuid.uuid4(), html.escape("<"), HTTPStatus.OK.value)
# ---
class Config(dict):
    def __getattr__(self, key): return self[key]
    def __setattr__(self, key, value): self[key] = value
    def update_from(self, other):
        for k, v in other.items(): setattr(self, k, v)
        return hasattr(self, "x"), getattr(self, "y", None)
# ---
class Person:
    def __init__(self, **kwargs):
        for key, value in kwargs.items():
            setattr(self, key, value)
    def __repr__(self):
        return "{}({})".format(type(self).__name__, ", ".join(f"{k}={v}" for k, v in self.__dict__.items()))
    def get(self, name): return getattr(self, name)
print("Hello {name}, you are {0[age]} and {p.name}".format({"age": 3}, name="x", p=Person(name="y")))
# ---
class Visitor:
    def visit(self, node):
        method = "visit_" + type(node).__name__
        return getattr(self, method, self.generic)(node)
    def generic(self, node): return None
# ---
import ast
class Lister(ast.NodeVisitor):
    def visit_Name(self, node): print(node.id); self.generic_visit(node)
Lister().visit(ast.parse("a + b"))
print(ast.literal_eval("[1, 2]"), ast.dump(ast.parse("x")))
# ---
import inspect
def f(a, b=1): "doc"
print(inspect.signature(f), inspect.getdoc(f), f.__doc__, f.__name__, f.__annotations__, f.__defaults__)
# ---
import types
ns = types.SimpleNamespace(a=1)
print(ns.a, isinstance(f, types.FunctionType) if (f := print) else 0)
# ---
import sys, platform
print(sys.version, sys.platform, platform.system(), platform.python_version(), sys.getsizeof([]), sys.byteorder)
sys.path.append("."); sys.stdout.flush()
# ---
import sys, gc, weakref
print(sys.getrefcount([]), gc.collect()); r = weakref.ref(set())
gc.disable(); gc.enable()
# ---
class Singleton:
    _instance = None
    def __new__(cls, *args, **kwargs):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
        return cls._instance
assert Singleton() is Singleton(), "one"
# ---
class Vector:
    def __init__(self, *c): self.c = c
    def __iter__(self): return iter(self.c)
    def __eq__(self, o): return self.__class__ == o.__class__ and tuple(self) == tuple(o)
    def __lt__(self, o): return abs(self) < abs(o)
    def __abs__(self): return sum(x * x for x in self) ** 0.5
    def __getitem__(self, i):
        cls = type(self)
        return cls(*self.c[i]) if isinstance(i, slice) else self.c[i]
    def __mul__(self, k): return NotImplemented
    __rmul__ = __mul__
# ---
def countdown(n):
    while n:
        received = yield n
        n = received if received is not None else n - 1
gen = countdown(3); next(gen); gen.send(1); gen.close()
# ---
match {"kind": "move", "x": 1}:
    case {"kind": "move", "x": x} if x > 0: print(x)
    case [first, *rest]: print(first, rest)
    case str() | int(): pass
    case _: print("?")
# ---
global_counter = 0
def bump():
    global global_counter
    global_counter += 1
    print(globals()["global_counter"], locals(), "x" in globals(), "y" in dir())
# ---
import string
print(string.Template("$who likes $what").substitute(who="tim", what="kung pao"), string.punctuation)
# ---
print("%s is %d years" % ("x", 3), "{:>10}|{:<5}|{:^7.2f}".format("a", "b", 3.14), "{!r}".format("x"))
print("{x} {y}".format(**{"x": 1, "y": 2}), "{0.real} {0.imag}".format(3 + 4j), "{:,}".format(10 ** 6))
template = "{greeting}, {name}!"
print(template.format(greeting="hi", name="you"), template.format_map({"greeting": 1, "name": 2}))
# ---
import doctest
def add(a, b):
    """
    >>> add(1, 2)
    3
    """
    return a + b
# ---
import random, secrets
print(random.choice("abc"), random.sample(range(9), 3), secrets.token_hex(4), random.gauss(0, 1))
def guess(n):
    number = random.randint(1, 10)
    return "low" if n < number else "high"
# ---
menu = {"1": ("Add", lambda: print("add")), "2": ("Quit", exit)}
def loop():
    while True:
        choice = input("> ")
        if choice in menu: menu[choice][1]()
        else: break
# ---
from operator import itemgetter, attrgetter
rows = sorted([("a", 2), ("b", 1)], key=itemgetter(1))
class P: name = "x"
print(sorted([P(), P()], key=attrgetter("name")))
# ---
import collections
Card = collections.namedtuple("Card", ["rank", "suit"])
print(Card("A", "s")._asdict(), Card._fields, Card("A", "s")._replace(rank="K"))
od = collections.OrderedDict(); od.move_to_end; collections.ChainMap({}, {})
# ---
import multiprocessing_like
from importlib.metadata import version
# ---
import signal, atexit
atexit.register(print, "bye")
# ---
import time, itertools, queue
q = queue.Queue(); q.put(1); print(q.get(), list(itertools.islice(itertools.count(), 3)))
for c in itertools.cycle("ab"): break
time.sleep(0.1); print(time.strftime("%H:%M"))
# ---
import turtle
t = turtle.Turtle()
for _ in range(4): t.forward(100); t.left(90)
turtle.done()
# ---
import tkinter as tk
root = tk.Tk(); tk.Label(root, text="hi").pack(); root.mainloop()
# ---
class Calculator:
    operations = {"add": lambda s, a, b: a + b}
    def __getattr__(self, name):
        if name in self.operations: return functools.partial(self.operations[name], self)
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
# ---
def deco(cls):
    cls.extra = 1
    for name in ("a", "b"): setattr(cls, name, property(lambda self: name))
    return cls
@deco
class Thing: pass
print(Thing.__dict__, Thing.__module__, Thing.__qualname__, dir(Thing), Thing.__init__.__doc__)
# ---
class A:
    def hello(self): return "A"
class B(A):
    def hello(self): return super().hello() + "B"
class C(A): pass
class D(B, C): pass
print(D.__mro__, D.mro(), issubclass(D, A), D.__bases__, D().hello())
# ---
def f(*args, **kwargs):
    print(f.__code__.co_varnames, args, kwargs)
# ---
import subprocess_free_module
text = "subprocess and os.system and eval( and __import__ are words"
print(text, 'exec("x")', "os.popen")
# ---
try:
    import numpy as np
except ImportError:
    np = None
if np is not None: print(np.zeros(3))
# ---
import sys
class Logger:
    def __init__(self): self.terminal = sys.stdout
    def write(self, m): self.terminal.write(m)
    def flush(self): pass
sys.stdout = Logger(); sys.stdout = sys.__stdout__
# ---
import os, sys
BASE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(BASE, ".."))
with open(os.path.join(BASE, "data.txt"), "w") as f: f.write("x")
# ---
with open("in.txt") as src, open("out.txt", "w") as dst:
    for n, line in enumerate(src, 1): dst.write(f"{n:4}: {line}")
# ---
x: int = 5
def area(r: float, *, pi: float = 3.14) -> float: return pi * r ** 2
print((lambda x, y=2: x + y)(1), [i for i in range(3) if i % 2], {k: v for k, v in zip("ab", [1, 2])}, {i for i in "aab"})
# ---
import bisect, heapq, array, struct, binascii
print(struct.pack("<I", 1), struct.unpack("<I", b"\x01\0\0\0"), array.array("i", [1]), heapq.nlargest(1, [1]))
# ---
import getpass, pprint, locale, configparser
cfg = configparser.ConfigParser(); cfg.read_string("[a]\nb=1"); pprint.pprint(dict(cfg["a"]))
# ---
import timeit_like, codecs
codecs.open("a.txt", encoding="utf-8"); print(codecs.encode("abc", "rot13"))
# ---
import timeit
start = timeit.default_timer()
print(timeit.default_timer() - start)
# ---
def binary_search(a, x, lo=0, hi=None):
    hi = len(a) if hi is None else hi
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x: lo = mid + 1
        else: hi = mid
    return lo
help(binary_search); print(callable(binary_search), id(1), hash("a"), repr("x"), ascii("é"))
# ---
import numbers, typing as t, collections.abc as cabc
print(isinstance(1, numbers.Number), isinstance([], cabc.Sequence)); X = t.NamedTuple("X", [("a", int)])
# ---
s = "".join(chr(c) for c in range(97, 123)); print(s[::-1], s.encode().decode(), bytes([65]).decode(), "a" * 3 + "b")
print("".join(["_" * 2, "x"]), "ab".replace("a", "_"), "x".join("abc").upper(), "%s" % "__main__")
