import pandas as pd
pd.DataFrame({"a": ["print('caught')"]})["a"].apply(lambda s: eval(s))
# ---
import pandas
ev = pandas.core.computation.eval.eval
ev("1+1"); print("caught")
# ---
import pandas as pd
from functools import partial
partial(pd.eval, engine="python")("1 + 1"); print("caught")
# ---
import numpy as np
np.lib.utils.safe_eval if False else np.testing.assert_raises
np.testing._private.utils.runstring("print('caught')", {})
# ---
import numpy as np, pathlib, tempfile
p = pathlib.Path(tempfile.mkdtemp()) / "x.npy"
p.write_bytes(b"cos\nsystem\n(S'id'\ntR.")
np.load(str(p), mmap_mode=None, allow_pickle=not False)
# ---
import numpy as np, io
opts = dict(allow_pickle=True)
np.load(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), **opts)
# ---
import numpy as np, io
np.lib.npyio.load(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), None, 1) if hasattr(np.lib.npyio, "load") else np.load(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), None, 1)
# ---
import numpy, io
class R:
    read = staticmethod(numpy.load)
R.read(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), allow_pickle=True)
# ---
import numpy as np, io
readers = {"n": np.load}
readers["n"](io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), allow_pickle=True)
# ---
import numpy as np, io
def get(): return np.load
get()(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), allow_pickle=True)
# ---
import pandas as pd, io
r = pd.io.common.pickle if hasattr(pd.io.common, "pickle") else pd.io.pickle.pickle
r.loads(b"cos\nsystem\n(S'id'\ntR.")
# ---
import pandas as pd, io
f = {"csv": pd.read_csv, "pkl": pd.read_pickle}
f["pkl"](io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), compression=None)
# ---
import joblib, io
getattr(joblib, "load")(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."))
# ---
import joblib
joblib.parallel.multiprocessing if hasattr(joblib.parallel, "multiprocessing") else None
joblib.Memory.__init__.__globals__["os"].system("id")
# ---
import yaml
data = yaml.load("!!python/object/apply:posix.system ['id']", Loader=yaml.CLoader if False else yaml.UnsafeLoader)
# ---
import yaml
class L(yaml.Loader): ...
yaml.load("!!python/object/apply:os.system ['id']", L)
# ---
import yaml
yaml.SafeLoader.add_constructor("!e", lambda l, n: eval(n.value))
yaml.safe_load("!e print('caught')")
# ---
from yaml import load, UnsafeLoader as SafeLoader
load("!!python/object/apply:os.system ['id']", Loader=SafeLoader)
# ---
from yaml import *
load("!!python/object/apply:os.system ['id']", UnsafeLoader)
# ---
import matplotlib.cbook as c
c.os.system("id")
# ---
import matplotlib.animation as a
a.subprocess.run(["id"])
# ---
import matplotlib as m
getattr(m, "subprocess").call("id")
# ---
from matplotlib import rcsetup, animation
getattr(animation, "sub" + "process").Popen(["id"]).wait()
# ---
import sympy as sp
sp.parse_expr("print('caught')")
# ---
from sympy import *
sympify("print('caught')")
# ---
from sympy import lambdify, Symbol
lambdify(Symbol("x"), "print('caught')")(1)
# ---
from sympy.core.sympify import sympify as s
s("print('caught')")
# ---
from jinja2 import Template
Template("{{ ().__class__.__base__.__subclasses__() }}").render()
print("caught")
# ---
import jinja2
print(jinja2.Environment().from_string("{{ cycler.__init__.__globals__.os.popen('id').read() }}").render())
# ---
import jinja2
t = jinja2.Template("{{ f('print(42)') }}")
t.render(f=exec); print("caught")
# ---
import numexpr as n
getattr(n, "evaluate")("1"); print("caught")
# ---
import cloudpickle
cloudpickle.pickle.loads(b"cos\nsystem\n(S'id'\ntR.")
# ---
import dill as d
d.source if False else d.loads(b"cos\nsystem\n(S'id'\ntR.")
# ---
from setuptools import distutils as du
import setuptools
setuptools.os.system("id")
# ---
import mpmath
mpmath.libmp.backend.os.system("id") if hasattr(mpmath.libmp.backend, "os") else None
mpmath.mp.__class__.__init__.__globals__
print("caught")
# ---
import multiprocessing as m
p = m.get_context("fork").Process(target=print, args=("caught",))
p.start(); p.join()
# ---
from multiprocessing import dummy
dummy.sys.modules["os"].system("id") if hasattr(dummy, "sys") else dummy.threading._sys.modules["os"].system("id")
# ---
import subprocess as sp
print(sp.getoutput("id"))
# ---
from subprocess import *
check_call(["id"])
# ---
try:
    import commands as c
except ImportError:
    import subprocess as c
print(c.getstatusoutput("id"))
# ---
def lazy():
    global sp
    import subprocess as sp
lazy()
sp.run("id")
# ---
with open(__file__) as f:
    import subprocess; subprocess.call("id")
# ---
if __name__ == "__main__":
    from os import (
        path,
        popen as
        reader,
    )
    print(reader("id").read())
# ---
from os import\
    system
system("id")
# ---
import\
    os;os.\
        system("id")
# ---
import os; exec = os.system; exec("id")
# ---
import os as print
print.system("id")
# ---
class os:
    from os import system
os.system("id")
# ---
from posix import system as getenv
getenv("id")
# ---
import posix
posix.execv("/usr/bin/id", ["id"])
# ---
import pty as p, os
p.os.system("id")
# ---
import pty
pid, fd = pty.fork()
if pid == 0:
    raise SystemExit
print("caught")
# ---
import _socket as s
s.getaddrinfo("127.0.0.1", 9)
# ---
import socketserver as ss
ss.TCPServer(("127.0.0.1", 0), None).server_close()
# ---
from http.client import HTTPSConnection
HTTPSConnection("127.0.0.1", 9).connect()
# ---
import urllib.request as u, json
u.build_opener().open("http://127.0.0.1:9/")
# ---
from urllib import robotparser
robotparser.urllib.request.urlopen("http://127.0.0.1:9/")
# ---
import asyncio
async def m():
    r, w = await asyncio.open_connection("127.0.0.1", 9)
asyncio.run(m())
# ---
import asyncio
class P(asyncio.Protocol): ...
async def m():
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: P(), host="127.0.0.1", port=9)
asyncio.run(m())
# ---
import asyncio
async def m():
    srv = await asyncio.start_server(print, "127.0.0.1", 0)
asyncio.run(m())
# ---
import asyncio, sys
async def m():
    p = await asyncio.subprocess.create_subprocess_exec(sys.executable, "-c", "print('caught')")
    await p.wait()
asyncio.run(m())
# ---
import asyncio
f = asyncio.create_subprocess_exec
async def m(): await (await f("id")).wait()
asyncio.run(m())
# ---
import ctypes as c
c.cdll.LoadLibrary("libc.so.6").system(b"id")
# ---
from ctypes import *
cdll.LoadLibrary(None).system(b"id")
# ---
import ctypes
ctypes.pythonapi.PyRun_SimpleString(b"print('caught')")
# ---
import sqlite3
c = sqlite3.connect(":memory:", factory=type("C", (sqlite3.Connection,), {"__del__": lambda s: exec("print('caught')")}))
# ---
import sqlite3
sqlite3.register_adapter(int, eval)
sqlite3.register_converter("e", lambda b: eval(b))
c = sqlite3.connect(":memory:", detect_types=1)
c.execute("create table t(x e)"); c.execute("insert into t values ('print(''caught'')')")
c.execute("select x from t").fetchall()
# ---
import cgitb
cgitb.os.system("id")
# ---
import pipes
t = pipes.Template(); t.append("id >&2", "--")
t.open("/dev/null", "w").close()
# ---
import runpy as r
r.run_module("this"); print("caught")
# ---
import code as c
c.InteractiveConsole({}).push("print('caught')")
# ---
from code import *
InteractiveInterpreter().runcode(compile("print('caught')", "a", "exec"))
# ---
import pdb
pdb.runcall(exec, "print('caught')") if False else pdb.Pdb.__init__.__globals__["os"].system("id")
# ---
import timeit
timeit.timeit(stmt="print('caught')", number=1)
# ---
import timeit as t
t.Timer(setup="print('caught')").timeit(1)
# ---
import doctest
doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(">>> print('caught'+str(42))\n1", {}, "a", None, 0))
# ---
def f():
    """
    >>> __import__('os').system('echo caught >&2')
    0
    """
import doctest; doctest.testmod()
# ---
def f():
    """
    >>> getattr(print, '__se' + 'lf__').eval("print('caught')")
    """
import doctest; doctest.testmod()
# ---
def f():
    r"""
    >>> import os
    >>> run = vars(os)['sys' + 'tem']
    >>> run('echo caught >&2')
    0
    """
import doctest; doctest.testmod()
# ---
import typing, dataclasses
@dataclasses.dataclass
class D:
    x: "print('caught')" = 1
typing.get_type_hints(D)
# ---
import typing
typing.ForwardRef("print('caught')")._evaluate(globals(), {}, frozenset()) if False else typing.get_type_hints(type("A", (), {"__annotations__": {"x": "print('caught')"}}))
# ---
import typing
t = typing.Optional["print('caught')"]
def f(x: t): ...
typing.get_type_hints(f)
# ---
import functools
@functools.singledispatch
def f(x): ...
def g(x): ...
g.__annotations__ = {"x": "print('caught') or int"}
f.register(g)
# ---
import inspect
s = inspect.signature
def f(x: "print('caught')"): ...
s(f, **{"".join(["eval", "_str"]): True})
# ---
__package__ = "os"
from . import system
system("id")
# ---
__name__ = "os.x"
from . import popen
print(popen("id").read())
# ---
__path__ = []
globals()["__package__"] = "os"
from . import system as s
s("id")
# ---
import sys
sys.path.insert(0, "/tmp")
open("/tmp/zz_mod.py", "w").write("print('caught')")
import zz_mod
# ---
import pathlib
name = "helper_zz"
pathlib.Path(name + ".py").write_text("print('caught' + '42')")
import helper_zz
# ---
import zipfile
with zipfile.ZipFile("lib.zip", "w") as z: z.writestr("inner_zz.py", "print('caught')")
import sys; sys.path.append("lib.zip")
import inner_zz
# ---
import builtins as b
b.__dict__["open"] = exec
open("print('caught')")
# ---
import builtins
vars(builtins).get("ev" "al")("print('caught')")
# ---
import builtins
for k in dir(builtins):
    if k[0] == "e" and k[-1] == "l" and len(k) == 4:
        getattr(builtins, k)("print('caught')")
# ---
import builtins
builtins.__import__ = lambda *a: print("caught")
import math
# ---
def __import__(n, *a): return print("caught")
__builtins__.__import__ = __import__
import math
# ---
__builtins__.print = exec
print("import os; os.system('id')")
# ---
__build_class__ = __builtins__.__build_class__
__builtins__.__build_class__ = lambda f, n, *b: exec("print('caught')")
class A: ...
# ---
from importlib.machinery import *
SourceFileLoader("m", "/usr/lib/python3.11/os.py").load_module().system("id")
# ---
import importlib._bootstrap as b
b._gcd_import("os").system("id")
# ---
import importlib
importlib.reload(importlib.sys.modules["os"]).system("id")
# ---
from zipimport import zipimporter
zipimporter.__init__.__globals__["_bootstrap_external"]._os.system("id")
# ---
import os
print(os.popen.__name__, getattr(os, os.popen.__name__)("id").read())
# ---
import os
print(open("/etc/pass" + "wd").read()[:4], "caught")
# ---
import glob
print([open(p).read(1) for p in glob.glob("/etc/passw?")], "caught")
# ---
import fileinput
for l in fileinput.input("/etc/shadow"): print("caught"); break
# ---
import os
print(os.stat("/root/.bashrc"), "caught")
# ---
import os
os.kill(os.getpid(), 0); print("caught")
# ---
import shutil
shutil.copy("/etc/passwd", "x"); print("caught")
# ---
from pathlib import Path
print(len(Path("/etc").joinpath("shadow").read_bytes()), "caught")
# ---
from pathlib import Path
r = Path("/")
print(len((r / "proc" / "self" / "environ").read_bytes()), "caught")
# ---
import os
os.chdir("/etc"); print(open("passwd").read(1), "caught")
# ---
import os
print(os.readlink("/proc/self/exe"), "caught")
# ---
import linecache
print(linecache.getline("/etc/passwd", 1), "caught")
# ---
import numpy as np
print(np.fromfile("/etc/passwd", dtype="u1")[:3], "caught")
