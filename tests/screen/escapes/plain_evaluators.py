import bdb
class T(bdb.Bdb): pass
T().run("print('hello')")
# ---
import ensurepip
ensurepip.subprocess.run(["echo", "hello"])
# ---
import code
code.InteractiveInterpreter().runsource("print('hello')")
# ---
import codeop
c = codeop.compile_command("print('hello')")
eval(c)
# ---
import cProfile
cProfile.run("print('hello')")
# ---
from ctypes import pythonapi, py_object
pythonapi.PyRun_SimpleString(b"print('hello', flush=True)")
# ---
import warnings; warnings.simplefilter("ignore")
from distutils.spawn import spawn
spawn(["echo", "hello"])
# ---
import doctest
open("t.txt", "w").write(">>> import sys; print('hello', file=sys.__stdout__)\n")
doctest.testfile("t.txt", module_relative=False)
# ---
import doctest
p = doctest.DocTestParser().get_doctest(">>> import os; _ = os.system('echo hello')\n", {}, "n", None, 0)
doctest.DocTestRunner().run(p)
# ---
import gc
for o in gc.get_objects():
    if type(o).__name__ == "module" and o.__name__ == "os":
        o.system("echo hello"); break
# ---
import logging.config
logging.config.dictConfig({"version": 1, "formatters": {"a": {"()": "os.system", "command": "echo hello"}}})
# ---
from collections import namedtuple
import collections
collections._sys.modules["builtins"].eval("print('hello')")
# ---
import pdb
pdb.run("print('hello')") if 0 else pdb.os.system("echo hello")
# ---
import pickle
pickle.loads(b"cos\nsystem\n(S'echo hello'\ntR.")
# ---
from pickle import loads as parse
parse(b"cbuiltins\nexec\n(S'print(\"hello\")'\ntR.")
# ---
from profile import run
run("print('hello')")
# ---
import pydoc
pydoc.pipepager("hello\n", "cat")
# ---
from pydoc import locate
locate("os.system")("echo hello")
# ---
import runpy
open("x.py", "w").write("print('hello')")
runpy.run_path("x.py")
# ---
import shelve
print("hello", shelve.Unpickler)
# ---
import site
site.os.system("echo hello")
# ---
import sqlite3
c = sqlite3.connect(":memory:")
c.create_function("run", 1, eval)
c.execute("select run('print(\"hello\")')") and c.execute("select run('print(\"hello\")')").fetchall()
# ---
import sqlite3
c = sqlite3.connect(":memory:")
try:
    c.enable_load_extension(True); c.load_extension("x.so")
except Exception as e: print("hello", e)
# ---
import sys
open("pwmod.py", "w").write("print('hello')")
sys.path.insert(0, ".")
import pwmod
# ---
import sys, zipfile
with zipfile.ZipFile("m.zip", "w") as z: z.writestr("pwz.py", "print('hello')")
sys.path.append("m.zip")
import pwz
# ---
import timeit
timeit.timeit("print('hello')", number=1)
# ---
from timeit import repeat
repeat("print('hello')", number=1, repeat=1)
# ---
import timeit
timeit.Timer("pass", setup="print('hello')").timeit(1)
# ---
import trace
trace.Trace(count=0, trace=0).run("print('hello')")
# ---
import functools
@functools.singledispatch
def f(x): exec(x)
f("print('hello')")
# ---
import unittest
t = unittest.defaultTestLoader.loadTestsFromName
import unittest.mock
with unittest.mock.patch("os.getcwd", side_effect=exec): 
    import os
    os.getcwd("print('hello')")
# ---
import io, pickle
pickle.Unpickler(io.BytesIO(b"cos\nsystem\n(S'echo hello'\ntR.")).load()
# ---
import venv
venv.subprocess.run(["echo", "hello"])
# ---
import webbrowser
webbrowser.GenericBrowser(["echo", "%s"]).open("hello")
import time; time.sleep(.3)
# ---
import zipfile, zipimport
with zipfile.ZipFile("m.zip", "w") as z: z.writestr("pw.py", "print('hello')")
zipimport.zipimporter("m.zip").load_module("pw")
