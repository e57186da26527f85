import os
class E(Exception):
    __add__ = lambda s, o: os.system(o)
try: raise E
except E as e: e + "echo hello"
# ---
x: eval("print('hello')") = 1
# ---
def f(x: exec("print('hello')")): pass
# ---
assert exec("print('hello')") is None
# ---
class X(eval("print('hello')") or object): pass
# ---
__builtins__.__build_class__ = lambda f, n: exec(n) if 0 else print("hello")
class x: pass
# ---
class Call:
    __call__ = staticmethod(exec)
Call()("print('hello')")
# ---
match print:
    case object(__self__=b):
        b.exec("print('hello')")
# ---
@exec
@lambda c: "print('hello')"
class X: pass
# ---
import os
@os.system
@lambda _: "echo hello"
def f(): pass
# ---
def f(x=exec("print('hello')")): pass
# ---
import os
class D:
    def __del__(self): os.system("echo hello")
D()
# ---
import sys, os
sys.stdout = type("W", (), {"write": staticmethod(lambda s: os.system(s) if s != "\n" else 0), "flush": lambda self: None})()
print("echo hello")
# ---
import os
class D:
    __eq__ = lambda s, o: os.system(o)
D() == "echo hello"
# ---
class D:
    def __eq__(self, o): return eval(o)
D() == "print('hello')"
# ---
import sys, os
sys.excepthook = lambda *a: os.system("echo hello")
1/0
# ---
import sys
def h(t, v, tb): tb.tb_frame.f_builtins["exec"]("print('hello')")
sys.excepthook = h
raise ValueError
# ---
class C: pass
for C.__class_getitem__ in [exec]: pass
C["print('hello')"]
# ---
print(f"{__import__('os').popen('echo hello').read()}")
# ---
class X:
    def __class_getitem__(cls, k): pass
X.__class_getitem__ = exec
X["print('hello')"]
# ---
class M(type):
    __getitem__ = lambda s, k: exec(k)
class X(metaclass=M): pass
X["print('hello')"]
# ---
import typing
def f(x: "print('hello')"): pass
try: typing.get_type_hints(f)
except TypeError: pass
# ---
import builtins
builtins.__import__ = lambda n, *a: print("hello")
import foo
# ---
(lambda x=__import__("os").system("echo hello"): x)()
# ---
class C: pass
[0 for C.__class_getitem__ in [exec]]
C["print('hello')"]
# ---
class A:
    __match_args__ = ("__globals__",)
def f(): pass
match f:
    case object(__globals__=g):
        g["__builtins__"].exec("print('hello')")
# ---
class X(metaclass=lambda n, b, d: exec(d["__doc__"])):
    """print('hello')"""
# ---
import os
class M(type):
    __getitem__ = staticmethod(os.system)
class X(metaclass=M): pass
X["echo hello"]
# ---
class M(type):
    __prepare__ = classmethod(lambda m, n, b: exec(n) or {})
M2 = M
class M3(type):
    @classmethod
    def __prepare__(m, n, b):
        print(eval("'hello'")); return {}
class X(metaclass=M3): pass
# ---
import os
class E(Exception):
    def __init__(self): os.system("echo hello")
try: raise E
except E: pass
# ---
import copy, os
class R:
    def __reduce__(self): return (os.system, ("echo hello",))
copy.copy(R())
# ---
import copy
class R:
    def __reduce__(self): return (exec, ("print('hello')",))
copy.deepcopy(R())
# ---
class S:
    def __set_name__(self, o, n): exec("print('hello')")
class X: a = S()
# ---
from contextlib import nullcontext
class C: pass
with nullcontext(eval) as C.__class_getitem__:
    C["print('hello')"]
