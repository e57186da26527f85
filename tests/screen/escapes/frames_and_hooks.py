try:
    1 / 0
except ZeroDivisionError as e:
    e.__traceback__.tb_frame.f_globals["__builtins__"].eval("print('caught')")
# ---
try:
    raise KeyError
except Exception as e:
    t = e.__traceback__
    getattr(getattr(t, "tb_" + "frame"), "f_" + "builtins")["eval"]("print('caught')")
# ---
class Guard:
    def __enter__(self): return self
    def __exit__(self, kind, value, trace):
        trace.tb_frame.f_builtins["exec"]("print('caught')")
        return True
with Guard():
    raise ValueError
# ---
import sys
try:
    {}["x"]
except KeyError:
    sys.exc_info()[2].tb_frame.f_builtins["eval"]("print('caught')")
# ---
try:
    raise ExceptionGroup("g", [ValueError(1)])
except* ValueError as g:
    g.__traceback__.tb_frame.f_builtins["eval"]("print('caught')")
# ---
def g():
    yield 1
x = g()
x.gi_frame.f_builtins["eval"]("print('caught')")
# ---
x = (i for i in [1])
x.gi_frame.f_back or x.gi_frame.f_globals["__builtins__"].eval("print('caught')")
# ---
async def c(): ...
k = c()
k.cr_frame.f_builtins["exec"]("print('caught')")
k.close()
# ---
async def ag():
    yield 1
ag().ag_frame.f_builtins["exec"]("print('caught')")
# ---
def inner():
    yield frame_of()
def frame_of():
    return outer_gen.gi_frame
def outer():
    yield from inner()
outer_gen = outer()
next(outer_gen).f_builtins["eval"]("print('caught')")
# ---
def inner(): yield 1
def outer(): yield from inner()
o = outer(); next(o)
o.gi_yieldfrom.gi_frame.f_builtins["eval"]("print('caught')")
# ---
def g():
    yield 1
match g():
    case object(gi_frame=object(f_builtins=b)):
        b["eval"]("print('caught')")
# ---
try:
    1 / 0
except Exception as e:
    match e:
        case Exception(__traceback__=object(tb_frame=object(f_builtins=b))):
            b["eval"]("print('caught')")
# ---
import inspect
inspect.currentframe().f_builtins["eval"]("print('caught')")
# ---
import inspect
inspect.stack()[0].frame.f_builtins["eval"]("print('caught')")
# ---
import inspect
inspect.stack()[0][0].f_globals["__builtins__"].eval("print('caught')")
# ---
import inspect
for n in dir(inspect):
    if n == "currentframe":
        f = getattr(inspect, n)()
        print("caught", f)
# ---
import sys
sys._getframe().f_builtins["eval"]("print('caught')")
# ---
import sys
list(sys._current_frames().values())[0].f_builtins["exec"]("print('caught')")
# ---
import sys
def tracer(frame, event, arg):
    frame.f_builtins["print"]("caught")
sys.settrace(tracer)
(lambda: 0)()
# ---
import sys
sys.setprofile(lambda f, e, a: f.f_builtins["print"]("caught"))
len("")
# ---
import threading, sys
threading.setprofile(lambda *a: a[0].f_builtins["print"]("caught"))
t = threading.Thread(target=len, args=("",)); t.start(); t.join()
# ---
import traceback
try:
    1 / 0
except Exception as e:
    for frame, line in traceback.walk_tb(e.__traceback__):
        frame.f_builtins["eval"]("print('caught')")
# ---
import sys
def hook(kind, value, tb):
    tb.tb_frame.f_builtins["print"]("caught")
sys.excepthook = hook
1 / 0
# ---
import sys, os
sys.excepthook = lambda *a: os.system("id")
1 / 0
# ---
import sys
sys.displayhook = exec
sys.displayhook("print('caught')")
# ---
import sys
sys.unraisablehook = lambda u: u.exc_traceback.tb_frame.f_builtins["print"]("caught")
class A:
    def __del__(self): 1 / 0
A()
# ---
import threading
threading.excepthook = lambda a: a.exc_traceback.tb_frame.f_builtins["print"]("caught")
t = threading.Thread(target=lambda: 1 / 0); t.start(); t.join()
# ---
import sys
sys.addaudithook(lambda e, a: None)
sys.breakpointhook = lambda: print("caught")
breakpoint()
# ---
import signal, os
signal.signal(signal.SIGALRM, lambda s, f: f.f_builtins["print"]("caught"))
signal.setitimer(signal.ITIMER_REAL, 0.05)
signal.pause()
# ---
import signal, os, time
signal.signal(signal.SIGUSR1, lambda s, frame: frame.f_globals["os"].system("id"))
signal.raise_signal(signal.SIGUSR1)
# ---
import atexit
@atexit.register
def bye():
    from subprocess import call
    call("id")
# ---
import weakref
class A: ...
a = A()
weakref.finalize(a, exec, "print('caught')")
del a
# ---
class A:
    def __del__(self):
        exec("print('caught')")
A()
# ---
def f(): return 1
f.__code__ = (lambda: print("caught")).__code__
f()
# ---
def f(): pass
f.__code__ = f.__code__.replace(co_code=f.__code__.co_code)
print("caught")
# ---
def f(): pass
def g(): print("caught")
setattr(f, "__co" + "de__", getattr(g, "__co" + "de__"))
f()
# ---
import types
f = types.FunctionType(compile("print('caught')", "x", "exec"), {})
f()
# ---
import types
def t(): print("caught")
F = type(t)
F(t.__code__, {"print": print})()
# ---
import types
g = types.GeneratorType
c = types.CodeType
print("caught", c)
(lambda: 0).__code__.replace(co_consts=(None, 1))
# ---
(lambda: 0).__class__((lambda: print("caught")).__code__, {"print": print})()
# ---
def f(): yield
(f().gi_code)
type(f)(f().gi_code, {})
print("caught")
# ---
import marshal
exec(marshal.loads(marshal.dumps(compile("print('caught')", "a", "exec"))))
# ---
def a(): pass
def b(x=1): return x
b.__defaults__ = (exec,)
b()("print('caught')")
# ---
def b(*, x=1): return x
b.__kwdefaults__ = {"x": eval}
b()("print('caught')")
# ---
def o():
    s = eval
    def i(): return s
    return i
o().__closure__[0].cell_contents("print('caught')")
# ---
import types
cell = types.CellType(exec)
cell.cell_contents("print('caught')")
# ---
import dis
dis.sys.modules["os"].system("id")
# ---
import ast
exec(compile(ast.parse("print('caught')"), "a", "exec"))
# ---
import ast
ast.sys.modules["os"].system("id")
# ---
import ast
tree = ast.Expression(ast.Call(ast.Name("print", ast.Load()), [ast.Constant("caught")], []))
run = eval
run(compile(ast.fix_missing_locations(tree), "a", "eval"))
# ---
class Trap:
    def __getattr__(self, n):
        return exec
Trap().anything("print('caught')")
# ---
class Trap:
    __getitem__ = lambda self, x: exec(x)
Trap()["print('caught')"]
# ---
class Trap:
    __class_getitem__ = exec
Trap["print('caught')"]
# ---
class Trap: ...
Trap.__class_getitem__ = eval
Trap["print('caught')"]
# ---
class Trap: ...
for Trap.__class_getitem__ in [exec]: Trap["print('caught')"]
# ---
class T:
    def __init__(self, x): pass
    __add__ = eval
    __iadd__ = exec
x = T("a")
T.__matmul__ = lambda s, o: exec(o)
x @ "print('caught')"
# ---
class M(type):
    __getattr__ = lambda c, n: exec
class A(metaclass=M): ...
A.go("print('caught')")
# ---
class M(type):
    __instancecheck__ = lambda c, o: exec(o)
class A(metaclass=M): ...
isinstance("print('caught')", A)
# ---
class M(type):
    __contains__ = lambda c, o: exec(o)
class A(metaclass=M): ...
"print('caught')" in A
# ---
class M(type):
    @classmethod
    def __prepare__(m, n, b, code): exec(code); return {}
    def __new__(m, n, b, d, code): return type.__new__(m, n, b, d)
    def __init__(c, n, b, d, code): ...
class A(metaclass=M, code="print('caught')"): ...
# ---
class A:
    def __init_subclass__(cls, run): exec(run)
class B(A, run="print('caught')"): ...
# ---
class D:
    def __set_name__(self, o, n): exec("print('caught')")
class A:
    x = D()
# ---
class D:
    __get__ = lambda s, i, o: eval
class A:
    x = D()
A().x("print('caught')")
# ---
class R:
    def __reduce__(self): return (exec, ("print('caught')",))
import copy
copy.copy(R())
# ---
class R:
    def __reduce_ex__(self, p):
        import os
        return os.system, ("id",)
import copy
copy.deepcopy(R())
# ---
class R:
    def __copy__(self): return eval("print('caught')")
import copy
copy.copy(R())
# ---
import copy, os
class R: ...
copy._deepcopy_dispatch[R] = lambda x, m: exec("print('caught')")
copy.deepcopy(R())
# ---
import copyreg, copy
class R: ...
copyreg.pickle(R, lambda r: (exec, ("print('caught')",)))
copy.copy(R())
# ---
class E:
    def __eq__(self, o): return exec(o)
E() == "print('caught')"
# ---
class E(Exception):
    def __init__(self): exec("print('caught')")
try:
    raise E
except E: pass
# ---
class C: __match_args__ = ("__self__",)
match print:
    case object(__self__=b): b.eval("print('caught')")
# ---
class C: ...
with open("/dev/null") as C.f, open("/dev/null") as C.g: pass
import contextlib
with contextlib.nullcontext(exec) as C.h: C.h("print('caught')")
# ---
class I:
    def __iter__(self): return iter([eval])
for f in I(): f("print('caught')")
# ---
class A:
    def __format__(self, s): return str(exec(s))
f"{A():print('caught')}"
# ---
f'{0:{eval("print(\'caught\')") or ""}}'
# ---
f'{(lambda: exec("print(1)"))()}{print("caught")!r:>{10}}'
# ---
print(f'{x!r:={print("caught")}}') if (x := exec("print('caught')")) else 0
# ---
f"{__import__("os").system("id")}"
# ---
f'{f"{__import__('os').system('id')}"}'
# ---
# x
import os; os.system("id")
# ---
import os
(os
 .
 system)("id")
# ---
import os; print(1); \
os\
.system("id")
# ---
import os
match 0:
    case os.O_RDONLY if os.system("id") + 1: pass
# ---
import os
match os.system:
    case f: f("id")
# ---
class W: import os
match W():
    case object(os=o): o.system("id")
# ---
class W:
    import os
match W():
    case W(os=o):
        o.popen("echo caught$((6*7)) >&2").read()
# ---
import os
match os:
    case object(system=s):
        s("id")
# ---
class V: __match_args__ = ("system",)
import os
class Meta(type):
    def __instancecheck__(c, o): return True
class V(metaclass=Meta):
    __match_args__ = ("system",)
match os:
    case V(run): run("id")
# ---
class U:
    def __init__(self): self.n = 1
print("{u.__init__.__globals__[__builtins__]} caught".format(u=U()))
# ---
show = "{0.__class__.__mro__[1]} caught".format
print(show(1))
# ---
fmt = str.format
print(fmt("{0.__class__.__base__} caught", 1))
# ---
print("{:{0.__class__}}".format.__class__, "{x.__class__.__base__} caught".format(x=1))
# ---
import string
print(string.Formatter().format("{0.__class__.__base__} caught", 1))
# ---
import string
print(string.Formatter().get_field("0.__class__.__base__", (1,), {}), "caught")
# ---
import logging, sys
logging.basicConfig(format="{levelname.__class__.__base__} caught", style="{")
logging.error("x")
# ---
import logging
h = logging.StreamHandler()
h.setFormatter(logging.Formatter("{msg.__class__.__init__} caught", style="{"))
logging.getLogger().addHandler(h)
logging.error("x")
# ---
o, c = "{", "}"
print((o + "0.__class__.__base__" + c + " caught").format(1))
# ---
t = "<0.__class__.__base__> caught".replace("<", "{").replace(">", "}")
print(t.format(1))
# ---
parts = ["{0", "__class__", "__base__} caught"]
print(".".join(parts).format(1))
# ---
def render(template, **kw):
    return template.format(**kw)
print(render("{x.__class__.__base__} caught", x=1))
# ---
print("\x7b0.\x5f_class_\x5f.\N{LOW LINE}_base__} caught".format(0))
# ---
print("%c0.__class__.__base__%c caught" % (123, 125) and "{0.__class__.__base__} caught".format(0))
# ---
class T(str): ...
print(T("{0.__class__.__base__} caught").format(0))
# ---
print(("{0." + "_" * 2 + "class" + "_" * 2 + "} caught").format(0))
