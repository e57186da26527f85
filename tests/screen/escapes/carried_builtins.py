def pick(n):
    return (print, eval, exec)[n]
pick(1)("print('caught')")
# ---
handlers = {"show": print, "calc": eval}
for name, fn in handlers.items():
    fn("print('caught')")
# ---
run = (lambda f=exec: f)()
run("print('caught')")
# ---
class Calculator:
    evaluate = staticmethod(eval)
Calculator().evaluate("print('caught')")
# ---
class Cmd:
    def __init__(self, how=eval):
        self.how = how
    def __call__(self, text):
        return self.how(text)
Cmd()("print('caught')")
# ---
*_, f = [len, abs, exec]
f("print('caught')")
# ---
(a, (b, [c])) = (1, (2, [eval]))
c("print('caught')")
# ---
if (f := exec) and f("print('caught')"):
    pass
# ---
from functools import reduce
reduce(lambda acc, f: f(acc), [str.strip, eval], " print('caught') ")
# ---
import functools
functools.partial(exec, "print('caught')")()
# ---
import functools
functools.partialmethod
class A:
    go = functools.partialmethod(lambda self, f, t: f(t), eval, "print('caught')")
A().go()
# ---
import itertools
list(itertools.starmap(exec, [("print('caught')",)]))
# ---
import itertools
next(itertools.accumulate(["x", "print('caught')"], lambda a, b: b))
[f(t) for f, t in zip(itertools.repeat(eval, 1), ["print('caught')"])]
# ---
any(map(eval, ("print('caught')",)))
# ---
list(filter(exec, ["print('caught')"]))
# ---
sorted(["print('caught')"], key=exec)
# ---
max(["print('caught')", "1"], key=lambda t, f=eval: f(t) or 0)
# ---
{}.setdefault("e", eval)("print('caught')")
# ---
dict(e=eval)["e"]("print('caught')")
# ---
(print if not True else eval)("print('caught')")
# ---
(None or exec)("print('caught')")
# ---
(True and exec)("print('caught')")
# ---
match {"op": eval}:
    case {"op": doit}:
        doit("print('caught')")
# ---
match [exec, 1]:
    case [first, *_]:
        first("print('caught')")
# ---
match exec:
    case run if callable(run):
        run("print('caught')")
# ---
def deco(f, runner=exec):
    runner("print('caught')")
    return f
@deco
def main(): ...
# ---
@(lambda f: eval)
def go(): ...
go("print('caught')")
# ---
@eval
@(lambda f: "print('caught')")
def x(): ...
# ---
@exec
@repr.__class__.__call__ if False else exec
@(lambda _: "print('caught')")
class X: ...
# ---
def gen():
    yield exec
for g in gen():
    g("print('caught')")
# ---
def gen():
    f = yield
    f("print('caught')")
    yield
g = gen()
next(g)
g.send(eval)
# ---
next(f for f in (eval,))("print('caught')")
# ---
(m for m in (exec,)).send(None)("print('caught')")
# ---
[*map(lambda f: f("print('caught')"), {eval})]
# ---
import operator
operator.call(eval, "print('caught')") if hasattr(operator, "call") else None
# ---
import operator
operator.itemgetter(0)([exec])("print('caught')")
# ---
import collections
collections.ChainMap({"e": exec})["e"]("print('caught')")
# ---
import collections
d = collections.defaultdict(lambda: eval)
d[0]("print('caught')")
# ---
from collections import deque
deque([exec]).pop()("print('caught')")
# ---
from collections import namedtuple
T = namedtuple("T", "f")
T(eval).f("print('caught')")
# ---
from types import SimpleNamespace as N
N(f=exec).f("print('caught')")
# ---
from dataclasses import dataclass
@dataclass
class Job:
    run: object = eval
Job().run("print('caught')")
# ---
from enum import Enum
class Op(Enum):
    CALC = (eval,)
Op.CALC.value[0]("print('caught')")
# ---
import contextlib
with contextlib.nullcontext(exec) as f:
    f("print('caught')")
# ---
import contextlib
s = contextlib.ExitStack()
s.callback(exec, "print('caught')")
s.close()
# ---
try:
    raise ValueError(eval)
except ValueError as e:
    e.args[0]("print('caught')")
# ---
class Box(Exception):
    payload = exec
try:
    raise Box
except Box as b:
    type(b).payload("print('caught')")
# ---
import threading
t = threading.Thread(target=exec, args=("print('caught')",))
t.start(); t.join()
# ---
import threading
threading.Timer(0, eval, ["print('caught')"]).run()
# ---
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor() as p:
    p.submit(exec, "print('caught')")
# ---
import asyncio
async def main():
    await asyncio.to_thread(exec, "print('caught')")
asyncio.run(main())
# ---
import asyncio
async def main():
    asyncio.get_running_loop().call_soon(exec, "print('caught')")
    await asyncio.sleep(0)
asyncio.run(main())
# ---
def outer():
    secret = eval
    def inner(t):
        return secret(t)
    return inner
outer()("print('caught')")
# ---
def show(**kw):
    kw["f"]("print('caught')")
show(f=exec)
# ---
def show(*a):
    a[-1]("print('caught')")
show(*[1, exec])
# ---
x = [0]
x[0] = exec
x[0]("print('caught')")
# ---
class P:
    @property
    def f(self): return eval
P().f("print('caught')")
# ---
class M(type):
    def __call__(cls, t): return exec(t)
class C(metaclass=M): ...
C("print('caught')")
# ---
for C.f in [exec] if (C := type("C", (), {})) else ():
    C.f("print('caught')")
# ---
ｅxec("print('caught')")
# ---
𝓮𝔁𝓮𝓬("print('caught')")
# ---
_＿ｉｍｐｏｒｔ＿_("os").system("id")
# ---
import string
class F(string.Template):
    pass
F.idpattern
e = __builtins__.eval
e("print('caught')")
# ---
type X = exec("print('caught')")
X.__value__
# ---
def f[T: exec("print('caught')")](x: T): ...
f.__type_params__[0].__bound__
# ---
class A[T: (eval("print('caught')"), int)]: ...
A.__type_params__[0].__constraints__
# ---
x: eval("print('caught')") = 1
# ---
def f(a: exec("print('caught')")): ...
# ---
def f() -> exec("print('caught')"): ...
# ---
class K:
    x: "eval(\"print('caught')\")"
import typing
typing.get_type_hints(K)
# ---
import inspect
class K:
    x: "print('caught')"
inspect.get_annotations(K, eval_str=True)
# ---
import inspect
def f(a: "print('caught')"): ...
opts = {"eval" + "_str": True}
inspect.get_annotations(f, **opts)
# ---
import inspect
def f(a: "print('caught')"): ...
inspect.signature(f, locals={}, globals={}, **dict([("eval_" "str", 1)]))
# ---
from functools import singledispatch
def g(x: "print('caught') or int"): ...
@singledispatch
def f(x): ...
f.register(g)
# ---
import dataclasses
C = dataclasses.make_dataclass("C", ["x"], namespace={"go": staticmethod(eval)})
C.go("print('caught')")
# ---
import dataclasses
dataclasses.make_dataclass("C", [("x", int, dataclasses.field(default=1))])
dataclasses._create_fn("f", ["a=print('caught')"], ["pass"]) if hasattr(dataclasses, "_create_fn") else print("caught")
# ---
from collections import namedtuple
import collections
collections._eval if hasattr(collections, "_eval") else None
eval_ = (namedtuple, eval)[1]
eval_("print('caught')")
# ---
import timeit
timeit.Timer("print('caught')").timeit(1)
# ---
from timeit import repeat as r
r("print('caught')", number=1, repeat=1)
# ---
import timeit
timeit.default_timer()
timeit.main(["-n", "1", "-r", "1", "print('caught')"])
# ---
import code
code.InteractiveInterpreter().runsource("print('caught')")
# ---
import codeop
c = codeop.CommandCompiler()("print('caught')")
(lambda: 0).__class__(c, {"print": print})()
# ---
import cProfile
cProfile.run("print('caught')")
# ---
import cProfile
cProfile.Profile().run("print('caught')")
# ---
from profile import Profile
Profile().runctx("print('caught')", {}, {})
# ---
import trace
trace.Trace(count=False, trace=False).run("print('caught')")
# ---
import bdb
bdb.Bdb().run("print('caught')")
# ---
import pdb
pdb.Pdb().run("print('caught')") if False else pdb.sys.modules["os"].system("id")
# ---
import doctest
doctest.run_docstring_examples({"x": ">>> __import__('os').system('id')\n1"}["x"], {}) if False else None
doctest.debug_src(">>> print('caught')", pm=False) if False else exec(doctest.script_from_examples(">>> print('caught')"))
# ---
import runpy, tempfile, pathlib
p = pathlib.Path(tempfile.mkdtemp(), "x.py")
p.write_text("print('caught')")
runpy.run_path(str(p))
# ---
import sys, pathlib, tempfile
d = tempfile.mkdtemp()
pathlib.Path(d, "plugin_x.py").write_text("import os; os.system('id')")
sys.path.insert(0, d)
import plugin_x
# ---
import sqlite3
db = sqlite3.connect(":memory:")
db.create_function("e", 1, eval)
db.execute("select e('print(''caught'')')").fetchall()
# ---
import sqlite3
db = sqlite3.connect(":memory:")
db.set_trace_callback(exec)
db.execute("print('caught')") if False else None
try:
    db.execute("select 1 --'\nprint('caught')")
except Exception:
    eval("print('caught')")
# ---
import re
re.sub("(.+)", lambda m, f=eval: str(f(m[1])), "print('caught')")
# ---
import json
json.loads('"print(1)"')
json.loads('[1.5]', parse_float=lambda s: eval("print('caught')"))
# ---
import json
json.JSONDecoder(object_hook=lambda o: exec(o["c"])).decode("{\"c\": \"print('caught')\"}")
# ---
from configparser import ConfigParser
c = ConfigParser(converters={"code": eval})
c.read_dict({"a": {"b": "print('caught')"}})
c.getcode("a", "b")
# ---
import argparse
p = argparse.ArgumentParser()
p.add_argument("x", type=eval)
p.parse_args(["print('caught')"])
# ---
import csv, io
import numpy as np
np.vectorize(eval)(np.array(["print('caught')"]))
# ---
import numpy as np
np.fromiter(map(lambda s: exec(s) or 0, ["print('caught')"]), int)
# ---
import numpy as np
np.frompyfunc(exec, 1, 1)(["print('caught')"])
# ---
import numpy as np
np.loadtxt(["print('caught')"], delimiter=";", converters={0: eval}, encoding=None)
# ---
import pandas as pd
pd.Series(["print('caught')"]).map(eval)
# ---
import pandas as pd
pd.Series(["print('caught')"]).apply("__class__") if False else pd.Series(["print('caught')"]).transform(eval)
# ---
import pandas as pd
pd.eval("print", local_dict={"print": print}) if False else None
df = pd.DataFrame({"a": [1]})
df.query("@pd.io.common.os.system('id') == 0")
# ---
import pandas as pd
import pandas.core.computation.api as api
api.eval("1 + 1")
pd.DataFrame({"a": [1]}).eval("@f('id')", local_dict={"f": __import__("os").system})
# ---
import numexpr as ne
ne.evaluate("1")
print("caught")
