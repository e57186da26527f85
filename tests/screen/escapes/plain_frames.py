import ast
t = ast.parse("print('hello')")
exec(compile(t, "x", "exec"))
# ---
import types
c = types.CodeType
print("hello", c)
# ---
import types
def g(): print("hello")
types.FunctionType(g.__code__, globals())()
# ---
f = type(lambda: 0)(compile("print('hello')", "", "exec"), {})
f()
# ---
def g(): print("hello")
F = type(g)
F(g.__code__, {"print": print})()
# ---
import marshal, types
b = marshal.dumps((lambda: print("hello")).__code__)
types.FunctionType(marshal.loads(b), globals())()
# ---
def f(): return 1
def g(): print("hello")
f.__code__ = g.__code__.replace(co_name="f")
f()
# ---
t = type((lambda: 0).__code__)
def g(): print("hello")
type(g)(g.__code__.replace(co_consts=g.__code__.co_consts), globals())()
# ---
async def c(): yield
c().ag_frame.f_builtins["exec"]("print('hello')")
# ---
async def c(): pass
x = c()
x.cr_frame.f_builtins["exec"]("print('hello')")
x.close()
# ---
try:
    raise ExceptionGroup("x", [ValueError()])
except* ValueError as g:
    g.__traceback__.tb_frame.f_builtins["eval"]("print('hello')")
# ---
import sys
try: 1/0
except: 
    sys.exc_info()[2].tb_frame.f_builtins["eval"]("print('hello')")
# ---
class C:
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        tb.tb_frame.f_globals["__builtins__"].eval("print('hello')")
        return True
with C():
    1/0
# ---
def g(): yield
x = g()
x.gi_frame.f_builtins["exec"]("print('hello')")
# ---
def g():
    yield q.gi_frame.f_back
q = g()
fr = [x for x in q][0]
fr.f_globals["__builtins__"].exec("print('hello')")
# ---
try: 1/0
except Exception as e:
    t = getattr(e, "__trace" "back__")
    getattr(getattr(t, "tb_" + "frame"), "f_" + "builtins")["eval"]("print('hello')")
# ---
import sys
sys._getframe().f_builtins["eval"]("print('hello')")
# ---
import sys
getattr(sys, "_get" + "frame")(0).f_globals["__builtins__"].eval("print('hello')")
# ---
import inspect
inspect.currentframe().f_builtins["eval"]("print('hello')")
# ---
import inspect
inspect.stack()[0].frame.f_builtins["eval"]("print('hello')")
# ---
import inspect
inspect.stack()[0][0].f_builtins["eval"]("print('hello')")
# ---
try: 1/0
except Exception as e:
    match e:
        case Exception(__traceback__=t):
            match t:
                case object(tb_frame=f):
                    match f:
                        case object(f_builtins=b):
                            b["eval"]("print('hello')")
# ---
import os
try:
    random = __import__("random"); random._os.nothing
except AttributeError as e:
    e.obj.system("echo hello")
# ---
import random
try:
    random.nothing_here
except AttributeError as e:
    e.obj._os.system("echo hello")
# ---
try:
    raise Exception()
except Exception as e:
    e.__traceback__.tb_frame.f_builtins["eval"]("print('hello')")
# ---
def f():
    try:
        1/0
    except ZeroDivisionError as err:
        fr = err.__traceback__.tb_frame
        while fr.f_back: fr = fr.f_back
        return fr.f_globals
f()["__builtins__"].exec("print('hello')")
# ---
import traceback, sys
try: 1/0
except Exception as e:
    for f, n in traceback.walk_tb(e.__traceback__):
        f.f_builtins["eval"]("print('hello')")
