print.__self__.eval("1")
# ---
(lambda: 0).__globals__["__builtins__"]
# ---
help.__call__.__builtins__["exec"]
# ---
globals()["__builtins__"].eval("1")
# ---
vars()["__builtins__"]
# ---
locals()["__buil" + "tins__"]
# ---
globals().get("__builtins__")
# ---
__builtins__["eval"]("1")
# ---
def f():
    global __builtins__
    __builtins__ = {}
# ---
b = __builtins__
b.exec("1")
# ---
len.__self__.__dict__["eval"]
# ---
getattr(print, "__self__")
# ---
getattr(print, "__se" "lf__").exec("1")
# ---
g = globals
g()["__builtins__"]
# ---
def f(): pass
f.__globals__["os"]
# ---
def f(): pass
f.__builtins__["eval"]
# ---
(lambda: 0).__getattribute__("__globals__")
# ---
class A:
    def f(self): pass
A().f.__func__.__globals__
# ---
class A:
    def __init__(self): pass
A.__init__.__globals__
# ---
import functools
@functools.wraps(print)
def f(): pass
f.__wrapped__.__self__
# ---
name = "__builtins__"
globals()[name]
# ---
for k, v in globals().items():
    v.eval("1")
# ---
[v for k, v in vars().items() if "built" in k][0].eval("1")
# ---
globals().__getitem__("__builtins__")
# ---
globals()["__loader__"]
# ---
dir(__builtins__)
# ---
x = globals()
x["__bui" "ltins__"]
# ---
object.__getattribute__(print, "__self__")
# ---
match print:
    case object(__self__=b):
        b.exec("1")
# ---
print.__call__.__self__.__self__
# ---
import copy
copy.copy.__globals__
# ---
import random
random.random.__self__
# ---
import random
random.seed.__func__.__globals__["_os"]
