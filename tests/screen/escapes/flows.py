(1 and exec)("print('hello')")
# ---
run: object = exec
run("print('hello')")
# ---
fs = []
fs.append(exec)
fs.pop()("print('hello')")
# ---
import argparse
p = argparse.ArgumentParser()
p.add_argument("x", type=eval)
p.parse_args(["print('hello')"])
# ---
import argparse, os
p = argparse.ArgumentParser()
p.add_argument("x", type=os.system)
p.parse_args(["echo hello"])
# ---
import asyncio
async def m():
    try: await asyncio.open_connection("127.0.0.1", 1)
    except OSError: print("hello")
asyncio.run(m())
# ---
fs = []
fs += [exec]
fs[0]("print('hello')")
# ---
import asyncio
async def g(): return exec
async def m(): (await g())("print('hello')")
asyncio.run(m())
# ---
import os
type(os.system).__call__(os.system, "echo hello")
# ---
from functools import cached_property
class A:
    @cached_property
    def o(self):
        import posix
        return posix
A().o.system("echo hello")
# ---
exec.__call__("print('hello')")
# ---
a = b = c = exec
b("print('hello')")
# ---
class system: pass
import os
getattr(os, system.__name__)("echo hello")
# ---
import cmd
class C(cmd.Cmd):
    def default(self, l): exec(l)
C().onecmd("print('hello')")
# ---
o = __import__("os") if True else None
o.system("echo hello")
# ---
import random, copy
class Holder: pass
h = Holder()
h.__dict__.update(random.__dict__)
h._os.system("echo hello")
# ---
import csv, io
for row in csv.reader(io.StringIO("os,system,echo hello")):
    getattr(__import__(row[0]), row[1])(row[2])
# ---
import decimal
decimal.getcontext().__class__.__base__.__subclasses__()[0]; print("hello")
# ---
from collections import defaultdict
import random
defaultdict(lambda: random._os)["x"].system("echo hello")
# ---
def eval(x): return x
del eval
eval("print('hello')")
# ---
{True: exec, False: print}[1 < 2]("print('hello')")
# ---
d = dict(run=exec)
d["run"]("print('hello')")
# ---
{k: f("print('hello')") for k, f in {"a": eval}.items()}
# ---
b = globals()["__buil" + "tins__"]
getattr(b, [x for x in dir(b) if x.startswith("ex") and len(x) == 4 and x[2] == "e"][0])("print('hello')")
# ---
import enum, os
class N(enum.Enum): system = 1
getattr(os, N.system.name)("echo hello")
# ---
eval.__call__.__call__("print('hello')")
# ---
try:
    try: 1/0
    except ZeroDivisionError as a: raise ValueError from a
except ValueError as b:
    b.__cause__.__traceback__.tb_frame.f_builtins["exec"]("print('hello')")
# ---
try:
    raise Exception(exec)
except Exception as e:
    e.args[0]("print('hello')")
# ---
from concurrent.futures import ThreadPoolExecutor as T
with T() as t: list(t.map(eval, ["print('hello')"]))
# ---
import fileinput
for l in fileinput.input(["/etc/passwd"]): pass
print("hello")
# ---
for i, (name, f) in enumerate([("a", exec)]):
    f("print('hello')")
# ---
def f(): pass
for a in dir(f):
    if a.startswith("__glob"):
        getattr(f, a)["__builtins__"].exec("print('hello')")
# ---
import os
def system(): pass
os.__dict__[system.__name__]("echo hello")
# ---
class X:
    def __getattr__(self, n): return {"r": exec}[n]
X().r("print('hello')")
# ---
list(f("print('hello')") for f in (exec,))
# ---
import os
getattr(os, "nope", os.system)("echo hello")
# ---
import sys
m = sys.modules[__name__]
getattr(m, "__builtins__").exec("print('hello')")
# ---
import os as operating
tool = operating
getattr(tool, "sys%s" % "tem")("echo hello")
# ---
import glob
print(glob.glob("/proc/[0-9]*/environ")[:0], "hello")
# ---
globals().get("__builtins__").exec("print('hello')")
# ---
for v in globals().copy().values():
    if hasattr(v, "eval"):
        v.eval("print('hello')"); break
# ---
import http.client
print("hello", http.client.HTTPConnection)
# ---
import io
print(io.open_code("/etc/passwd").read()[:0].decode() + "hello")
# ---
import random
from operator import itemgetter
itemgetter("_os")(vars(random)).system("echo hello")
# ---
import json
json.loads("1", parse_int=eval); print("hello")
# ---
import json
json.loads('{"c": "print(1)"}', object_hook=lambda d: print("hello") if eval(d["c"]) is None else 0)
# ---
import json
json.loads('[1.5]', parse_float=lambda s: exec("print('hello')"))
# ---
import os
def f(**k):
    for n in k: getattr(os, n)(k[n])
f(system="echo hello")
# ---
(lambda: exec)()("print('hello')")
# ---
import linecache
print(linecache.getline("/etc/passwd", 1)[:0] + "hello")
# ---
import logging
class H(logging.Handler):
    def emit(self, r): exec(r.msg)
l = logging.getLogger(); l.addHandler(H()); l.warning("print('hello')")
# ---
import asyncio
async def m():
    l = asyncio.get_running_loop()
    try: await l.create_connection(asyncio.Protocol, "127.0.0.1", 1)
    except OSError: print("hello")
asyncio.run(m())
# ---
import asyncio
async def m():
    l = asyncio.get_event_loop()
    t, p = await l.subprocess_shell(asyncio.SubprocessProtocol, "echo hello", stdout=None)
    await asyncio.sleep(.3)
asyncio.run(m())
# ---
f = "".join(map(chr, [101, 118, 97, 108]))
getattr(__builtins__, f)("print('hello')")
# ---
match {"k": exec}:
    case {"k": e}: e("print('hello')")
# ---
match [print, exec]:
    case [_, e]: e("print('hello')")
# ---
import random
match random:
    case object(_os=o):
        o.system("echo hello")
# ---
import os
match os:
    case object(system=s): s("echo hello")
# ---
import random
d = {**random.__dict__}
d["_os"].system("echo hello")
# ---
class A: pass
A().__init__.__self__.__class__.__base__.__subclasses__()
w = [c for c in A.__mro__[1].__subclasses__() if c.__name__ == "_wrap_close"][0]
w.__exit__.__globals__["system"]("echo hello")
# ---
def a():
    def b():
        def c():
            return eval
        return c
    return b
a()()()("print('hello')")
# ---
[exec][0]("print('hello')")
# ---
import random
from types import SimpleNamespace
SimpleNamespace(**vars(random))._os.system("echo hello")
# ---
import operator
operator.call(exec, "print('hello')") if hasattr(operator, "call") else exec("print('hello')")
# ---
import os
s = ""
for i in (115, 121, 115, 116, 101, 109): s += chr(i)
getattr(os, s)("echo hello")
# ---
import os
print(open(os.path.join("/etc", "shadow"[:0] + "passwd")).read()[:0] + "hello")
# ---
import os
os.kill(os.getpid(), 0); print("hello")
# ---
import os
fd = os.open("/proc/self/mem", os.O_RDONLY)
print("hello", fd)
# ---
from functools import partialmethod
import os
class A:
    go = partialmethod(lambda s, c: os.system(c), "echo hello")
A().go()
# ---
from pathlib import Path
print(Path("/etc/passwd").read_text()[:0] + "hello")
# ---
from pathlib import Path
p = Path("/") / "etc" / "passwd"
print(p.read_text()[:0] + "hello")
# ---
import random
vars(random).pop("_os").system("echo hello")
# ---
import random
class A:
    @property
    def m(self): return random
A().m._os.system("echo hello")
# ---
import re
re.sub(r".+", lambda m: str(eval(m.group(0))), "print('hello')")
# ---
import re, os
re.sub("x", lambda m: exec("print('hello')") or "", "x")
# ---
import selectors, socketserver
print("hello", socketserver.socket)
# ---
def g():
    f = yield
    f("print('hello')")
    yield
x = g(); next(x); x.send(exec)
# ---
{}.setdefault("a", exec)("print('hello')")
# ---
def f():
    exec = print
    return exec
exec("print('hello')")
# ---
from functools import singledispatch
import os
f = singledispatch(os.system)
f("echo hello")
# ---
import os
a, b = "os.system".split(".")
getattr(__import__(a), b)("echo hello")
# ---
def f(*a): a[0](a[1])
f(*[exec, "print('hello')"])
# ---
def g():
    return exec
    yield
try: next(g())
except StopIteration as e: e.value("print('hello')")
# ---
__builtins__.__dict__["".join(["e", "x", "e", "c"])]("print('hello')")
# ---
class A(type):
    def __instancecheck__(cls, x): return exec(x) or True
class B(metaclass=A): pass
isinstance("print('hello')", B)
# ---
import random
super(type(random), random).__getattribute__("_os").system("echo hello")
# ---
a, b = print, exec
a, b = b, a
a("print('hello')")
# ---
import string
class T(string.Template): pass
print(T("$a").substitute(a=__import__("os").popen("echo hello").read()))
# ---
import sys
try: 1/0
except Exception:
    t, v, tb = sys.exc_info()
    tb.tb_frame.f_globals["__builtins__"].exec("print('hello')")
# ---
try:
    run = undefined
except NameError:
    run = exec
run("print('hello')")
# ---
(1, 2, exec)[-1]("print('hello')")
# ---
g = type(lambda: 0).__dict__["__globals__"] if "__globals__" in type(lambda: 0).__dict__ else None
g.__get__(lambda: 0)["__builtins__"].eval("print('hello')")
# ---
t = type.__getattribute__(object, "__subclasses__")()
[c for c in t if c.__name__ == "_wrap_close"][0].__init__.__globals__["system"]("echo hello")
# ---
import math
M = type(math)
print("hello", M) if 0 else __builtins__.__class__.__getattribute__(__builtins__, "exec")("print('hello')")
# ---
from urllib.request import urlopen
print(urlopen("data:,hello").read().decode())
# ---
import __main__ as m
vars(m)["__builtins__"].exec("print('hello')")
# ---
while (f := exec):
    f("print('hello')")
    break
# ---
import contextlib
@contextlib.contextmanager
def give(): yield exec
with give() as f: f("print('hello')")
# ---
def g(): yield eval
def h(): yield from g()
for f in h(): f("print('hello')")
