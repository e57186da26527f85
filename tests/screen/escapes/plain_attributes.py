import os, operator
operator.attrgetter("system")(os)("echo hello")
# ---
from operator import attrgetter
attrgetter("__self__.eval")(print)("print('hello')")
# ---
from operator import attrgetter
path = ".".join(["__class__", "__base__"])
o = attrgetter(path)(())
w = [c for c in attrgetter("__subclasses__")(o)() if c.__name__ == "_wrap_close"][0]
attrgetter("__init__.__globals__")(w)["system"]("echo hello")
# ---
class P:
    def __getattr__(self, n):
        return getattr(__import__("os"), n)
P().system("echo hello")
# ---
import os
os.__dict__["system"]("echo hello")
# ---
import os
os.__dict__.get("system")("echo hello")
# ---
import os
n = [x for x in dir(os) if x.startswith("sys") and x.endswith("tem")][0]
getattr(os, n)("echo hello")
# ---
import os
getattr(os, "system")("echo hello")
# ---
import os
g = getattr
g(os, "po" + "pen")
print(g(os, "popen")("echo hello").read())
# ---
import inspect, os
inspect.getattr_static(os, "system")("echo hello")
# ---
import os
os.__getattribute__("system")("echo hello")
# ---
import os, inspect
dict(inspect.getmembers(os))["system"]("echo hello")
# ---
import os, io, sys
sys.stdin = io.StringIO("system\n")
getattr(os, input())("echo hello")
# ---
from operator import itemgetter
itemgetter("__builtins__")(globals()).exec("print('hello')")
# ---
import os
from operator import methodcaller
methodcaller("system", "echo hello")(os)
# ---
import os
object.__getattribute__(os, "system")("echo hello")
# ---
import os
for k, v in vars(os).items():
    if k.startswith("syst"):
        v("echo hello")
