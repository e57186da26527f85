import importlib.util as iu, sys
print(getattr(iu, "sys").modules["os"].system("id"))
# ---
from importlib import resources, metadata
vars(resources)["os"].system("id")
# ---
def loader(name, table={"run": __import__}):
    return table["run"](name)
loader("os").system("id")
# ---
class Lazy:
    def __getattr__(self, item):
        return __import__(item)
Lazy().os.system("id")
# ---
class Plug(dict):
    def __missing__(self, key):
        return __import__(key)
Plug()["os"].popen("id >&2").read()
# ---
import sys as s, functools as f
f.reduce(lambda a, k: a[k] if isinstance(a, dict) else getattr(a, k), ["modules", "os", "system"], s)("id")
# ---
tool = __builtins__.__dict__["__import__"] if not isinstance(__builtins__, dict) else __builtins__["__import__"]
tool("os").system("id")
# ---
exec(bytes([105, 109, 112, 111, 114, 116, 32, 111, 115, 59, 111, 115, 46, 115, 121, 115, 116, 101, 109, 40, 39, 105, 100, 39, 41]))
# ---
import base64 as b
eval(compile(b.b64decode("X19pbXBvcnRfXygnb3MnKS5zeXN0ZW0oJ2lkJyk="), "<s>", "eval"))
# ---
import zlib, codecs
run = [abs, exec][True]
run(codecs.decode("cevag('CJA42')", "rot13"))
# ---
e = {"a": {"b": [None, eval]}}
e["a"]["b"][-1]("print('caught')")
# ---
def compose(*fs):
    def inner(x):
        for f in fs:
            x = f(x)
        return x
    return inner
compose(str.strip, eval)(" print('caught') ")
# ---
class Pipe:
    def __init__(self, v): self.v = v
    def __or__(self, f): return Pipe(f(self.v))
Pipe("print('caught')") | eval
# ---
class Pipe:
    def __rrshift__(self, other): return exec(other)
"print('caught')" >> Pipe()
# ---
import operator as o
(o.itemgetter("k"))({"k": exec})("print('caught')")
# ---
import operator
operator.setitem(d := {}, "f", eval)
d["f"]("print('caught')")
# ---
setattr(holder := type("H", (), {}), "f", staticmethod(exec))
holder.f("print('caught')")
# ---
from types import MethodType
class A: ...
a = A()
a.go = MethodType(lambda self, t: eval(t), a)
a.go("print('caught')")
# ---
import types
ns = types.SimpleNamespace()
ns.__dict__["run"] = exec
ns.run("print('caught')")
# ---
from string import Template
class T(Template):
    def __mod__(self, x): return eval(self.template)
T("print('caught')") % 0
# ---
from collections import UserDict
class U(UserDict):
    __getitem__ = staticmethod(eval)
class V:
    __slots__ = ("f",)
v = V(); v.f = eval
v.f("print('caught')")
# ---
import abc
class B(abc.ABC):
    run = classmethod(lambda c, t: exec(t))
B.run("print('caught')")
# ---
from functools import cached_property, lru_cache
class C:
    @cached_property
    def engine(self): return eval
C().engine("print('caught')")
# ---
from functools import lru_cache
fast = lru_cache(maxsize=None)(eval)
fast("print('caught')")
# ---
from functools import wraps
@wraps(exec)
def show(t): return show.__wrapped__(t)
show("print('caught')")
# ---
import functools
@functools.total_ordering
class Q:
    def __lt__(self, o): return exec(o)
    def __eq__(self, o): return False
Q() < "print('caught')"
# ---
from contextlib import contextmanager
@contextmanager
def engine():
    yield eval
with engine() as e:
    e("print('caught')")
# ---
from contextlib import closing, redirect_stdout
class W:
    close = lambda s: exec("print('caught')")
with closing(W()): pass
# ---
async def make():
    return exec
import asyncio
asyncio.run(make())("print('caught')")
# ---
import asyncio
async def gen():
    yield eval
async def main():
    async for f in gen():
        f("print('caught')")
asyncio.run(main())
# ---
import asyncio
async def main():
    await asyncio.get_event_loop().run_in_executor(None, exec, "print('caught')")
asyncio.run(main())
# ---
import asyncio
async def main():
    fut = asyncio.Future()
    fut.set_result(eval)
    (await fut)("print('caught')")
asyncio.run(main())
# ---
import queue
q = queue.Queue()
q.put(exec)
q.get()("print('caught')")
# ---
import heapq
h = []
heapq.heappush(h, (1, eval))
heapq.heappop(h)[1]("print('caught')")
# ---
import itertools
next(itertools.chain([], [exec]))("print('caught')")
# ---
import itertools as it
for f, a in it.product([eval], ["print('caught')"]):
    f(a)
# ---
a = b = c = exec
c("print('caught')")
# ---
(x := [eval]) and x[0]("print('caught')")
# ---
del_me = 1
def f():
    global g
    g = eval
f()
g("print('caught')")
# ---
def f():
    def h():
        nonlocal k
        k = exec
    k = None
    h()
    k("print('caught')")
f()
# ---
try:
    1 / 0
except ZeroDivisionError:
    f = eval
else:
    f = None
finally:
    f("print('caught')")
# ---
while (f := exec):
    f("print('caught')")
    break
# ---
match ("a", eval):
    case (str(), f) if callable(f):
        f("print('caught')")
# ---
match {"k": [exec]}:
    case {"k": [f], **rest}:
        f("print('caught')")
# ---
class P:
    def __init__(self): self.f = exec
match P():
    case P(f=g): g("print('caught')")
# ---
def f[T = eval("print('caught')")](): ...
f.__type_params__[0].__default__
# ---
class K[*Ts]:
    x: (yielded := exec)("print('caught')")
# ---
lambda: (yield)
[exec(c) for c in ("print('caught')",)]
# ---
assert not exec("print('caught')"), eval
# ---
print(f"{(lambda f=eval: f)()('1')!s:{(exec('print(1)'), 'caught', '>10')[2]}} caught")
# ---
print(f"{eval("'caught' + str(42)")}")
# ---
print(f'{"".join(["caught", f"{eval("42")}"])}')
# ---
@lambda f: eval("print('caught')")
class Z: ...
# ---
@(h := {"x": eval})["x"]
@lambda f: "print('caught')"
def z(): ...
# ---
@getattr(__builtins__, "exec")
@lambda f: "print('caught')"
def z(): ...
# ---
class Meta(type):
    def __getitem__(cls, x): return eval(x)
class A(metaclass=Meta): ...
A["print('caught')"]
# ---
class Meta(type):
    def __new__(m, n, b, d): return exec("print('caught')")
class A(metaclass=Meta): ...
# ---
class Meta(type):
    __del__ = __bool__ = lambda c: exec("print('caught')") or True
class A(metaclass=Meta): ...
if A: pass
# ---
Meta = type("Meta", (type,), {"__iter__": lambda c: iter([eval])})
class A(metaclass=Meta): ...
for f in A: f("print('caught')")
# ---
class A(metaclass=lambda n, b, d: exec("print('caught')")): ...
# ---
class A(*map(lambda x: exec("print('caught')") or object, [1])): ...
# ---
class Base:
    def __mro_entries__(self, b): exec("print('caught')"); return ()
class A(Base()): ...
# ---
class D(dict):
    def __setitem__(self, k, v): exec("print('caught')")
D()[1] = 1
# ---
class E(BaseException):
    __str__ = lambda s: str(eval("print('caught')"))
print(E())
# ---
class H:
    __hash__ = lambda s: exec("print('caught')") or 1
{H()}
# ---
class L:
    def __len__(self): exec("print('caught')"); return 1
len(L())
# ---
class X:
    def __call__(self, *a): exec("print('caught')")
sorted([1], key=X())
# ---
class AW:
    def __await__(self):
        exec("print('caught')")
        return iter([])
async def m(): await AW()
import asyncio
asyncio.run(m())
# ---
class C:
    def __enter__(self): return eval
    def __exit__(self, *a): ...
with C() as f: f("print('caught')")
# ---
class Dsc:
    def __set__(self, o, v): exec(v)
class C: x = Dsc()
C().x = "print('caught')"
# ---
class C:
    def __del__(self): import os; os.system("id")
c = C(); del c
# ---
class C:
    def __getattribute__(self, n): return eval
C().zzz("print('caught')")
# ---
class C:
    def __dir__(self): exec("print('caught')"); return []
dir(C())
# ---
class C:
    def __sizeof__(self): return exec("print('caught')") or 1
import sys
sys.getsizeof(C())
# ---
class C:
    def __round__(self, n=0): return exec("print('caught')")
round(C())
# ---
class C:
    def __fspath__(self): exec("print('caught')"); return "x"
import os
os.fspath(C())
# ---
class C:
    def __length_hint__(self): exec("print('caught')"); return 1
    def __iter__(self): return self
    def __next__(self): raise StopIteration
list(C())
