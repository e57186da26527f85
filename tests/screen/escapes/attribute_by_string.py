import os
getattr(os, "sys" + "tem")("id")
# ---
import os
getattr(os, "metsys"[::-1])("id")
# ---
import os
name = "popen"
getattr(os, name)("id")
# ---
import os
vars(os)["system"]("id")
# ---
import os
os.__dict__["system"]("id")
# ---
import os
os.__dict__.get("popen")("id")
# ---
import os
os.__getattribute__("system")("id")
# ---
import os, operator
operator.attrgetter("system")(os)("id")
# ---
import operator as op, os
op.methodcaller("system", "id")(os)
# ---
from operator import attrgetter as ag
ag("__class__.__base__")(())
# ---
from operator import methodcaller
methodcaller("__subclasses__")(object)
# ---
import inspect, os
inspect.getattr_static(os, "system")
# ---
import os
g = getattr
g(os, input())("id")
# ---
import os
for name in dir(os):
    if name.startswith("sys"):
        getattr(os, name)("id")
# ---
import os
[v for k, v in vars(os).items() if k == "system"][0]("id")
# ---
import os
a = list(os.__dict__.values())
# ---
import os, inspect
dict(inspect.getmembers(os))["system"]("id")
# ---
import os
getattr(os, chr(115) + "ystem")("id")
# ---
import os
parts = ["sys", "tem"]
getattr(os, "".join(parts))("id")
# ---
import os
key = "sys{}".format("tem")
getattr(os, key)("id")
# ---
import os
tail = "tem"
getattr(os, f"sys{tail}")("id")
# ---
import os
getattr(os, "%s%s" % ("sys", "tem"))("id")
# ---
import os
object.__getattribute__(os, "system")
# ---
import os
type(os).__getattribute__(os, "system")
# ---
import os
def get(module, name): return getattr(module, name)
get(os, "sys" + "tem")("id")
# ---
import os as o
class Box: pass
b = Box()
b.o = o
b.o.system("id")
# ---
import os
t = (os, 1)
t[0].system("id")
# ---
import os
d = dict(m=os)
d["m"].system("id")
# ---
import os
m = [os].pop()
m.system("id")
# ---
import os
def give(): return os
give().system("id")
# ---
import os
give = lambda: os
give().system("id")
# ---
import os
class A:
    m = os
A.m.system("id")
# ---
import os
class A:
    def __init__(self): self.m = os
    def go(self): self.m.system("id")
# ---
import os
def f(m): m.system("id")
f(os)
# ---
import os
(lambda m: m.popen("id"))(os)
# ---
import os
match os:
    case m:
        m.system("id")
# ---
import os
match os.system:
    case run:
        run("id")
# ---
import os
match 1:
    case os.system: pass
# ---
import os
print((lambda: os)().system)
# ---
import os
x = os
x = {}
del x
import copy
copy.copy(os).system("id")
# ---
import os
next(iter([os])).system("id")
# ---
import os
os.getattr = getattr(os, "exec" "v")
# ---
import os
match os:
    case object(system=run):
        run("id")
# ---
import os
def run(**k): k["m"].system("id")
run(**{"m": os})
# ---
import os
class A: pass
setattr(A, "m", os)
A.m.system("id")
