import asyncio, os
asyncio.run(asyncio.to_thread(os.system, "echo hello"))
# ---
import atexit, os
atexit.register(os.system, "echo hello")
# ---
import sys
sys.addaudithook(lambda e, a: print("hello") if e == "open" else None)
try: open("nofile")
except OSError: pass
# ---
import asyncio
async def m():
    asyncio.get_running_loop().call_soon(exec, "print('hello')")
    await asyncio.sleep(.1)
asyncio.run(m())
# ---
import contextlib
with contextlib.ExitStack() as s:
    s.callback(exec, "print('hello')")
# ---
import weakref, os
class A: pass
a = A()
weakref.finalize(a, os.system, "echo hello")
del a
# ---
from concurrent.futures import ThreadPoolExecutor
import os
with ThreadPoolExecutor() as p: p.submit(os.system, "echo hello")
# ---
import sched
s = sched.scheduler()
s.enter(0, 1, eval, ("print('hello')",))
s.run()
# ---
import sys
def t(frame, ev, arg):
    sys.setprofile(None)
    frame.f_builtins["eval"]("print('hello')")
sys.setprofile(t)
len("")
# ---
import sys
def t(frame, ev, arg):
    frame.f_builtins["eval"]("print('hello')")
sys.settrace(t)
def f(): pass
f()
# ---
import signal, os
signal.signal(signal.SIGALRM, lambda *a: os.system("echo hello"))
signal.alarm(1)
signal.pause()
# ---
import threading, os
threading.Timer(0.1, os.system, ["echo hello"]).start()
