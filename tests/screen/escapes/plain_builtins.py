from builtins import exec as run
run("print('hello')")
# ---
import builtins as b
getattr(b, "ex" + "ec")("print('hello')")
# ---
import builtins
builtins.eval("print('hello')")
# ---
class T:
    run = exec
T.run("print('hello')")
# ---
[f("print('hello')") for f in [exec]]
# ---
code = compile("print('hello')", "<x>", "exec")
exec(code)
# ---
@eval
@(lambda f: "print('hello')")
def f(): pass
# ---
def f(code, r=eval):
    return r(code)
f("print('hello')")
# ---
ops = {"calc": eval}
ops["calc"]("print('hello')")
# ---
list(filter(exec, ["print('hello')"]))
# ---
for f in (eval,):
    f("print('hello')")
# ---
def setup():
    global go
    go = exec
setup()
go("print('hello')")
# ---
next(iter([exec]))("print('hello')")
# ---
def call(**kw):
    kw["f"](kw["a"])
call(f=eval, a="print('hello')")
# ---
(lambda f: f("print('hello')"))(eval)
# ---
fs = [print, exec]
fs[1]("print('hello')")
# ---
list(map(eval, ["print('hello')"]))
# ---
match exec:
    case run:
        run("print('hello')")
# ---
max(["print('hello')", "1"], key=exec, default=0) if False else min(["print('hello')"], key=eval)
# ---
def outer():
    r = None
    def inner():
        nonlocal r
        r = eval
    inner()
    r("print('hello')")
outer()
# ---
(None or exec)("print('hello')")
# ---
from functools import partial
partial(exec, "print('hello')")()
# ---
from functools import reduce
reduce(lambda f, x: f(x), [eval, "print('hello')"])
# ---
e = eval
e("print('hello')")
# ---
class A: pass
setattr(A, "go", exec)
A.go("print('hello')")
# ---
sorted(["print('hello')"], key=eval)
# ---
first, *rest = len, exec
rest[0]("print('hello')")
# ---
class T:
    run = staticmethod(eval)
T().run("print('hello')")
# ---
(eval if 1 else print)("print('hello')")
# ---
import threading
t = threading.Thread(target=exec, args=("print('hello')",))
t.start(); t.join()
# ---
(a, b) = (exec, 1)
a("print('hello')")
# ---
ｅｖａｌ("print('hello')")
# ---
𝘦𝘹𝘦𝘤("print('hello')")
# ---
import os
os.𝓈ystem("echo hello")
# ---
(run := exec)("print('hello')")
# ---
for f, a in zip([exec], ["print('hello')"]):
    f(a)
