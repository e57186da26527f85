class Shape:
    def area(self): return 0
class Square(Shape):
    def __init__(self, side): self.side = side
    def area(self): return self.side ** 2
    def __repr__(self): return "{0.__class__.__name__}({0.side})".format(self)
print(Square(2), Square.__mro__, Square.__bases__, type(Square(1)).__name__)
for kind in Shape.__subclasses__():
    print(kind.__name__)
# ---
class Traced:
    def __getattribute__(self, name):
        print("asked for", name)
        return object.__getattribute__(self, name)
class Quiet(Traced):
    def __getattribute__(self, name): return super().__getattribute__(name)
print(Quiet().__class__)
# ---
import sys
def where():
    return sys._getframe(1).f_code.co_name
def main():
    print("in", where(), sys._getframe().f_lineno)
main()
# ---
import inspect
def helper():
    print(inspect.stack()[1].function, inspect.stack()[1][3])
def work(): helper()
work()
# ---
import sys
if "google.colab" in sys.modules:
    print("in Colab")
IN_NOTEBOOK = "ipykernel" in sys.modules
print(IN_NOTEBOOK, "numpy" not in sys.modules)
# ---
import sys
def fields(model):
    this = sys.modules[__name__]
    return hasattr(this, "DEFAULTS"), this.__doc__
DEFAULTS = {}
print(fields(None))
# ---
def describe(x):
    if hasattr(x, "__self__"): return "bound"
    if hasattr(x, "__globals__"): return "function"
    return "other"
print(describe(describe), describe("".join))
# ---
digits = 3
template = f"{{:.{digits}f}} {{:>{digits + 7}}}"
print(template.format(3.14159, "right"))
fmt = "{0:.%if} {1:+.%ie}" % (2, 3)
print(fmt.format(1.5, 2.5))
print("{:>{width}.{prec}f}|{!r:^10}|{0.real:.2f}".replace("{0", "{") if False else "{0.real:.1f}".format(2.0))
# ---
import numpy as np
print("numpy {0.__version__}, {1.__name__}".format(np, print))
# ---
import random
types = random.sample(range(5), 3)
if types:
    code = [t * 2 for t in types]
    print(len(types), sum(code), sorted(types))
nt, io, signal = 10, 0.5, [1, 2]
print(abs(nt), max(nt, io), sum(signal))
# ---
from numpy import *
nt = 5
t = linspace(0, 1, nt)
dt = t[1] - t[0]
print(arange(nt) * dt)
# ---
from .trace import Trace
from .core import code
Trace(code).run()
# ---
import functools
def logged(f):
    @functools.wraps(f)
    def inner(*a, **k):
        print(f.__name__, f.__doc__)
        return f(*a, **k)
    return inner
@logged
def add(a: "int", b: "the other one (any number)" = 0) -> "int":
    """Adds."""
    return a + b
print(add(1, 2), add.__wrapped__(3))
# ---
import yaml
with open("config.yaml") as f:
    config = yaml.load(f, Loader=yaml.SafeLoader)
print(config)
# ---
import torch
state = torch.load("model.pt", weights_only=True)
print(state.keys())
# ---
import sympy
from sympy import symbols, simplify, lambdify, S
x = symbols("x")
f = lambdify(x, sympy.sin(x) ** 2 + S(1) / 2, "numpy")
print(simplify("sin(x)**2 + cos(x)**2"), f(1.0))
# ---
get_ipython().run_line_magic("matplotlib", "inline")
get_ipython().run_line_magic("load_ext", "autoreload")
import matplotlib.pyplot as plt
plt.plot([1, 2, 3])
# ---
import asyncio
async def fetch(n):
    await asyncio.sleep(0)
    return n * 2
async def main():
    loop = asyncio.get_running_loop()
    start = loop.time()
    results = await asyncio.gather(*(fetch(i) for i in range(3)))
    total = await loop.run_in_executor(None, sum, results)
    print(total, loop.time() - start >= 0)
asyncio.run(main())
# ---
from unittest import TestCase, main
from unittest.mock import patch, MagicMock
class T(TestCase):
    @patch("builtins.input", return_value="5")
    def test_input(self, fake): self.assertEqual(int(input()), 5)
    def test_print(self):
        with patch("builtins.print") as shown:
            print("x")
            shown.assert_called_once_with("x")
if __name__ == "__main__":
    main(exit=False)
# ---
class SampleStore:
    os = "any"
    def __init__(self, phone): self.phone = phone
    def show(self): return self.phone.os.lower() + self.os.upper()
# ---
import sqlite3
class Notes:
    def create_connection(self, name): return sqlite3.connect(name)
    def add(self, text):
        with self.create_connection(":memory:") as db:
            db.execute("create table notes (text)")
            db.execute("insert into notes values (?)", (text,))
Notes().add("hello")
# ---
import numpy as np
import glob
frames = list(map(np.load, sorted(glob.glob("frame*.npy"))))
readers = {".npy": np.load, ".csv": np.loadtxt}
print(len(frames), sorted(readers))
# ---
"""Run with: python report.py"""
import argparse
import textwrap
parser = argparse.ArgumentParser(prog="report.py", description=textwrap.dedent("  makes a report"))
parser.add_argument("--n", type=int, default=3)
print(parser.parse_args([]).n)
# ---
import types
def is_function(f): return isinstance(f, (types.FunctionType, types.BuiltinFunctionType))
print(is_function(len), isinstance(is_function, types.FunctionType))
# ---
import pandas as pd
try:
    frame = pd.read_csv("https://example.org/iris.csv")
except OSError:
    frame = pd.DataFrame({"a": [1]})
print(frame.head())
# ---
import math
def plot_line(n): return "-" * n
def plot_dots(n): return "." * n
plots = {k[5:]: v for k, v in globals().items() if k.startswith("plot_")}
print(plots["line"](3), plots["dots"](math.floor(2.5)))
# ---
def test_sum(): assert sum([1, 2]) == 3
def test_max(): assert max([1, 2]) == 2
if __name__ == "__main__":
    for name, value in sorted(globals().items()):
        if name.startswith("test_") and callable(value):
            value()
            print("passed", name)
# ---
import inspect
def log(text):
    caller = inspect.stack()[1]
    print(f"{caller.function}:{caller.lineno} {text}")
def work(): log("started")
work()
# ---
import sys
def here():
    frame = sys._getframe(1)
    return frame.f_code.co_name, frame.f_lineno
def work(): print(here())
work()
# ---
import random
class Dice:
    def __init__(self, source=random):
        self.source = source
    def roll(self): return self.source.randint(1, 6)
def play(rng, rounds): return sum(rng.randint(1, 6) for _ in range(rounds))
print(Dice(random).roll(), play(random, rounds=3), play(rng=random, rounds=1))
# ---
import logging
def level_of(name): return getattr(logging, name.upper(), logging.INFO)
logging.basicConfig(level=level_of("debug"))
# ---
import statistics
for name in ("mean", "median", "stdev"):
    print(name, getattr(statistics, name)([1, 2, 4]))
# ---
import math
def apply(name, *values): return getattr(math, name)(*values)
print(apply("gcd", 12, 18), sorted(vars(math))[:3], len(dir(math)))
# ---
from functools import reduce
def attribute(thing, path): return reduce(getattr, path.split("."), thing)
print(attribute(1 + 2j, "real.imag"))
# ---
class Machine:
    def __init__(self, system): self._os = system
    def show(self): return str(self._os)
print(Machine("linux").show())
# ---
from sympy import symbols, sympify
x = symbols("x")
print(sympify("x**2 + 1").subs(x, 2), sympify(3))
