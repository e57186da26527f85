@eval
@str
class A: pass
# ---
class A(metaclass=exec): pass
# ---
class A:
    __getitem__ = exec
A()["1"]
# ---
class A:
    __class_getitem__ = eval
A["1"]
# ---
for A.__class_getitem__ in [exec]:
    A["1"]
# ---
class C: pass
with open("x") as C.f: pass
for C.__add__ in [eval]: pass
# ---
import os
class C:
    __add__ = os.system
# ---
import os
class C:
    __getattr__ = os.popen
# ---
import sys
sys.excepthook = exec
# ---
import sys, os
sys.displayhook = os.system
# ---
class C:
    __del__ = eval
# ---
import os
class C:
    __eq__ = lambda s, o: os.system(o)
# ---
class C:
    def __reduce__(self): return (print, ())
# ---
class C:
    def __reduce_ex__(self, p): return print, ("x",)
# ---
match x:
    case object(__self__=b): pass
# ---
class C:
    __match_args__ = ("__globals__",)
match (lambda: 0):
    case C(g): pass
# ---
class E(BaseException):
    __new__ = exec
raise E
# ---
import os
@os.popen
def f(): pass
# ---
from os import system as __add__
# ---
import os
class A:
    __enter__ = os.fork
# ---
class M(type):
    __instancecheck__ = exec
# ---
class D:
    __set_name__ = eval
# ---
class D:
    __init_subclass__ = exec
# ---
class D:
    __call__ = property(eval)
# ---
x: eval("1") = 1
# ---
def f(a: exec("1")) -> eval("2"): pass
# ---
type X = eval("1")
# ---
def f[T: eval("1")](x: T): pass
# ---
class A[T: (eval, exec)]: pass
# ---
f"{f"{eval("1")}"}"
# ---
import typing
def f(x: "eval('1')"): pass
typing.get_type_hints(f)
# ---
from typing import get_type_hints as hints
# ---
import typing
typing.ForwardRef("eval('1')")._evaluate({}, {}, frozenset())
# ---
import inspect
def f(x: "eval('1')"): pass
inspect.signature(f, eval_str=True)
# ---
import inspect
inspect.get_annotations(f, eval_str=True)
# ---
__import__ = print
__builtins__.__build_class__ = exec
# ---
import sys
sys.ps1 = type("P", (), {"__str__": eval})()
# ---
import sys
sys.unraisablehook = eval
# ---
import builtins
builtins.print = exec
# ---
setattr(__builtins__, "len", eval)
# ---
class A:
    __missing__ = exec
    __hash__ = eval
# ---
import collections
collections.defaultdict(__import__)
# ---
type("X", (), {"__getitem__": eval})()["1"]
# ---
type("X", (object,), dict(__add__=exec))
# ---
import os
iter(os.getpid, os.system)
sorted([1], key=os._exit)
