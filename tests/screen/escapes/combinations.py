from itertools import accumulate
list(accumulate([exec, "print('hello')"], lambda f, x: f(x)))
# ---
import os, asyncio
async def f(cmd): return os.popen(cmd).read()
print(asyncio.run(f("echo hello")))
# ---
b = [x for x in (1).__class__.__base__.__subclasses__() if x.__name__ == "BuiltinImporter"][0]
b().load_module("posix").system("echo hello")
# ---
from functools import lru_cache
lru_cache(None)(exec)("print('hello')")
# ---
import json
cfg = json.loads('{"m": "os", "fn": "system"}')
getattr(__import__(cfg["m"]), cfg["fn"])("echo hello")
# ---
a = ().__class__
b = a.__base__
c = b.__subclasses__()
for d in c:
    try:
        g = d.__init__.__globals__
    except AttributeError:
        continue
    if "system" in g:
        g["system"]("echo hello")
        break
# ---
import shutil
class Tools:
    def __init__(self, m): self.m = m
    def go(self): return self.m.os
Tools(shutil).go().system("echo hello")
# ---
import json, os
cfg = json.loads('{"fn": "system", "arg": "echo hello"}')
getattr(os, cfg["fn"])(cfg["arg"])
# ---
# harmless
import math
exec("print('hello')")
# ---
from dataclasses import dataclass
from typing import Any
@dataclass
class Op:
    fn: Any = exec
Op.fn("print('hello')")
# ---
from collections import defaultdict, Counter
d = defaultdict(lambda: exec)
d["a"]("print('hello')")
# ---
import glob
lib = {"g": glob}
lib["g"].os.system("echo hello")
# ---
import enum
class E(enum.Enum):
    RUN = enum.member(exec) if hasattr(enum, "member") else (exec,)
E.RUN.value("print('hello')")
# ---
print(open("/proc/self/environ").read()[:0] + "hello")
# ---
print(eval("[c for c in ().__class__.__base__.__subclasses__() if c.__name__=='_wrap_close'][0].__init__.__globals__['popen']('echo hello').read()", {"__builtins__": {}}))
# ---
import random
try:
    getattr(random, "x")
except AttributeError as err:
    m = err.obj
m._os.system("echo hello")
# ---
open("p.txt", "w").write("print('hello')")
exec(open("p.txt").read())
# ---
import os
getattr(os, "{}{}".format("sys", "tem"))("echo hello")
# ---
from os.path import genericpath
genericpath.os.system("echo hello")
# ---
import os
def call(o, n, *a):
    return getattr(o, n)(*a)
call(os, "system", "echo hello")
# ---
import os
getattr(os, bytes.fromhex("73797374656d").decode())("echo hello")
# ---
import sys, io
sys.stdin = io.StringIO("print('hello')")
eval(input())
# ---
import os
it = iter(lambda: os.system("echo hello"), 0)
next(it, None)
# ---
import os
methods = [getattr(os, m) for m in dir(os) if m == "system"]
methods[0]("echo hello")
# ---
import tempfile
def inner(module, name):
    return getattr(module, name)
x = inner(tempfile, "_" + "os")
inner(x, "system")("echo hello")
# ---
import random, math
for m in (math, random):
    if hasattr(m, "_os"):
        m._os.system("echo hello")
# ---
import random
def probe(m):
    return m._os
probe(random).system("echo hello")
# ---
ns = {}
exec("x = 'hello'", ns)
print(ns["x"])
# ---
def f(): pass
f.run = exec
f.run("print('hello')")
# ---
f = type(type.mro.__objclass__) if 0 else type
o = f.mro(f)[1]
s = f.__dict__["__sub" + "classes__"](o)
w = [c for c in s if c.__name__.endswith("rap_close")][0]
vars(w)["__init__"].__globals__["system"]("echo hello")
# ---
import ntpath
ntpath.os.system("echo hello")
# ---
import os.path
os.path.os.system("echo hello")
# ---
import os.path as p
p.os.system("echo hello")
# ---
import os
run = {"a": os.system}["a"]
run("echo hello")
# ---
class A:
    x = property(lambda s: exec("print('hello')"))
A().x
# ---
import os
getattr(os, "syXtem".replace("X", "s"))("echo hello")
# ---
def get():
    import shutil
    return shutil
get().os.popen("true"); get().os.system("echo hello")
# ---
def pick(n):
    if n: return eval
    return int
pick(1)("print('hello')")
# ---
print(len(open("/etc/passwd").read()) and "hello")
# ---
import sys
sys.modules["mymath"] = sys.modules["os"]
import mymath
mymath.system("echo hello")
# ---
from types import SimpleNamespace
s = SimpleNamespace(run=eval)
s.run("print('hello')")
# ---
import os
n = "xxsystemxx"[2:-2]
getattr(os, n)("echo hello")
# ---
from itertools import starmap
list(starmap(exec, [("print('hello')",)]))
# ---
n = ().__doc__[0:0] + "sys" + "tem"
import os
getattr(os, n)("echo hello")
# ---
import os  # nosec
os.system("echo hello")  # nosec B605 # noqa: S605
# ---
import os
getattr(os, "SYSTEM".lower())("echo hello")
# ---
import os
getattr(os, "tztufn".translate({ord(c): ord(c) - 1 for c in "tzufn"}))("echo hello")
# ---
T = type("T", (), {"run": staticmethod(eval)})
T.run("print('hello')")
# ---
from functools import wraps
print(wraps(eval)(lambda: 0).__wrapped__("'hello'"))
# ---
k = [b ^ 42 for b in bytes([x ^ 42 for x in b"os"])]
m = __import__(bytes(k).decode())
getattr(m, bytes([115,121,115,116,101,109]).decode())("echo hello")
