e = eval
e("1")
# ---
(run := exec)("1")
# ---
a, b = print, eval
b("1")
# ---
first, *rest = [print, exec, 1]
rest[0]("1")
# ---
def f(x, go=eval):
    return go(x)
# ---
table = {"go": exec}
table["go"]("1")
# ---
(eval if 1 else print)("1")
# ---
(None or eval)("1")
# ---
list(map(eval, ["1"]))
# ---
from functools import partial
partial(exec, "1")()
# ---
sorted(["1"], key=eval)
# ---
max(["1"], key=exec)
# ---
match eval:
    case e:
        e("1")
# ---
match [exec, 1]:
    case [run, _]:
        run("1")
# ---
for run in (eval, print):
    run("1")
# ---
@eval
def name(): pass
# ---
@exec
@str
class C: pass
# ---
with open("x") as a, eval as b: pass
# ---
class Tool:
    go = eval
Tool.go("1")
# ---
class Tool:
    def __init__(self): self.go = exec
Tool().go("1")
# ---
f = lambda g=compile: g("1", "", "eval")
# ---
def pick():
    return eval
pick()("1")
# ---
def pick():
    yield exec
next(pick())("1")
# ---
[go for go in [eval]][0]("1")
# ---
{eval: 1}
# ---
x = [eval][0]("1")
# ---
import functools
functools.reduce(lambda a, b: eval(b), "12")
# ---
print(*map(__import__, ["os"]))
# ---
from builtins import eval as safe
safe("1")
# ---
from builtins import *
exec("1")
# ---
def f():
    global eval
    eval("1")
# ---
import itertools
list(itertools.starmap(exec, [("1",)]))
# ---
del print
eval("1")
# ---
def shadow(eval):
    return eval
eval("1")
# ---
class A:
    eval = 1
    def f(self):
        return eval("1")
# ---
[eval for eval in [1]]
eval("1")
# ---
try:
    eval = None
finally:
    del eval
eval("1")
# ---
x: int = eval("1")
# ---
x = y = z = exec
# ---
x += eval("1")
# ---
assert eval("1")
# ---
exec ("import os")
# ---
(exec)("1")
# ---
ｅｖａｌ("1")
# ---
𝓮𝔁𝓮𝓬("1")
# ---
breakpoint()
# ---
import pandas as pd
pd.Series(["1"]).apply(eval)
# ---
import pandas as pd
pd.DataFrame({"a": ["1"]})["a"].map(eval)
# ---
import numpy as np
np.vectorize(eval)(["1"])
# ---
from concurrent.futures import ThreadPoolExecutor
ThreadPoolExecutor().submit(exec, "1")
