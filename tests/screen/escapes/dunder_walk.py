().__class__.__base__.__subclasses__()
# ---
"".__class__.__mro__[1].__subclasses__()
# ---
[].__class__.__bases__[0]
# ---
type.mro(type(()))
# ---
type(()).mro()
# ---
object.__subclasses__()
# ---
type.__subclasses__(object)
# ---
o = type(1)
o.__base__
# ---
s = object.__subclasses__
s()
# ---
getattr(object, "__sub" "classes__")()
# ---
getattr((), "__class__").__base__
# ---
n = "__subclasses__"
getattr(object, n)()
# ---
n = "sessalcbus"[::-1]
getattr(object, f"__{n}__")()
# ---
x = "__{}__".format("subclasses")
getattr(object, x)()
# ---
x = "__%s__" % "subclasses"
getattr(object, x)()
# ---
x = "__SUBCLASSES__".lower()
getattr(object, x)()
# ---
x = "--subclasses--".replace("-", "_")
getattr(object, x)()
# ---
u = "_" * 2
getattr(object, u + "subclasses" + u)()
# ---
x = "".join(map(chr, [95, 95, 98, 97, 115, 101, 95, 95]))
getattr(str, x)
# ---
x = b"__base__".decode()
getattr(str, x)
# ---
x = str(b"__base__", "ascii")
getattr(str, x)
# ---
x = chr(0x5f) * 2 + "base" + chr(ord("^") + 1) * 2
getattr(str, x)
# ---
x = "  __base__ ".strip()
getattr(str, x)
# ---
x = "".join(c for c in "__base__")
getattr(str, x)
# ---
x = "_|_|b|a|s|e|_|_".split("|")
getattr(str, "".join(x))
# ---
x = bytes.fromhex("5f5f626173655f5f").decode()
getattr(str, x)
# ---
import codecs
getattr(str, codecs.decode("__onfr__", "rot13"))
# ---
import base64
getattr(str, base64.b64decode("X19iYXNlX18=").decode())
# ---
for name in dir(object):
    if "sub" in name:
        getattr(object, name)()
# ---
attr = [a for a in dir(()) if a.endswith("class__")][0]
getattr((), attr)
# ---
class A: pass
A.__class__.__subclasses__(object)
# ---
class M(type):
    def f(cls): return cls.__bases__
# ---
x = getattr
x(object, "__subclasses__")()
# ---
(g := getattr)(str, "__base__")
# ---
__builtins__.getattr(str, "__base__")
# ---
import builtins
builtins.getattr(str, "__ba" "se__")
# ---
setattr(len, "__self__", 1)
# ---
def f(): pass
f.__code__ = (lambda: 1).__code__
# ---
type(f := lambda: 0)(f.__code__, {})
# ---
import abc
abc.ABC.__subclasses__
# ---
Exception().__reduce__()
# ---
import types
types.FunctionType(*parts)
# ---
from inspect import getmro
getmro(int)[-1]
