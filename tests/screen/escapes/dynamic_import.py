__import__("os").system("id")
# ---
imp = __import__
imp("o" + "s").system("id")
# ---
m = "".join(["s", "o"][::-1])
__import__(m)
# ---
import importlib as il
il.import_module("subprocess")
# ---
from importlib import import_module as load
load("os")
# ---
import importlib.util
importlib.util.find_spec("os")
# ---
__loader__.load_module("os")
# ---
__spec__.loader
# ---
n = chr(111) + chr(115)
f = getattr(__builtins__, "__imp" + "ort__")
f(n)
# ---
getattr(__builtins__, "\x5f\x5fimport\x5f\x5f")("os")
# ---
getattr(__builtins__, "\N{LOW LINE}_import__")("os")
# ---
import builtins
name = bytes([95, 95, 105, 109, 112, 111, 114, 116, 95, 95]).decode()
getattr(builtins, name)("os")
# ---
import builtins as b
b.__dict__["__import__"]("os")
# ---
import builtins
vars(builtins)["ev" "al"]("1")
# ---
__builtins__.__dict__["exec"]("1")
# ---
print(f"{__import__('os').system('id')}")
# ---
import runpy
runpy.run_path("x.py")
# ---
import pkgutil
pkgutil.resolve_name("os:system")
# ---
from pkgutil import get_loader
# ---
import zipimport
# ---
import imp
imp.load_source("a", "b")
# ---
import sys
sys.modules["o" "s"].system("id")
# ---
import sys
sys.modules.get("os").system("id")
# ---
import sys
s = sys
s.meta_path[0].find_spec("os")
# ---
from sys import modules as loaded
# ---
import sys
getattr(sys, "seludom"[::-1])["os"]
# ---
import sys
vars(sys)["modules"]["os"]
# ---
import sys
sys.__dict__["mod" + "ules"]
# ---
_＿import__("os")
# ---
import logging.config
logging.config.dictConfig({"handlers": {"x": {"class": "os.system"}}})
# ---
from pydoc import locate
locate("os.system")
# ---
import pydoc
pydoc.safeimport("os")
# ---
from unittest import mock
mock._importer("os").system("id")
# ---
from unittest.mock import _importer
