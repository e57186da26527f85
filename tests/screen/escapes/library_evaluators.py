import pandas as pd
pd.eval("1")
# ---
import pandas as pd
df = pd.DataFrame({"a": [1]})
df.query("@pd.io.common.os.system('id')")
# ---
import pandas as pd
df = pd.DataFrame({"a": [1]})
q = "a == @pd.compat.os.system(1)"
df.query(q)
# ---
import pandas as pd
df = pd.DataFrame({"a": [1]})
df.eval("b = @pd.read_pickle('x')")
# ---
import pandas as pd
df = pd.DataFrame()
df.query("@__import__('os').system('id')", engine="python")
# ---
import pandas
pandas.read_pickle("x")
# ---
from pandas import read_pickle as rp
# ---
import numpy as np
np.load("x.npy", allow_pickle=True)
# ---
import numpy as np
np.load("x.npy", None, True)
# ---
import numpy as np
options = {"allow_pickle": True}
np.load("x.npy", **options)
# ---
import numpy as np
np.load("x.npy", allow_pickle=1)
# ---
import numpy
flag = True
numpy.load("x", allow_pickle=flag)
# ---
import timeit
timeit.timeit("import os")
# ---
from timeit import Timer
# ---
import timeit
timeit.main(["x"])
# ---
import runpy
# ---
from code import InteractiveConsole
# ---
import cProfile
cProfile.run("1")
# ---
import profile
profile.run("1")
# ---
from profile import Profile
Profile().run("1")
# ---
import cProfile as c
c.Profile().run("1")
# ---
import pdb
pdb.run("1")
# ---
import bdb
# ---
import doctest
doctest.run_docstring_examples("x", {})
# ---
import doctest
def f():
    """
    >>> __import__("os").system("id")
    """
doctest.testmod()
# ---
import pickle
pickle.loads(b"")
# ---
from pickle import Unpickler
# ---
import shelve
# ---
import marshal as m
# ---
import dill
# ---
import joblib
joblib.load("x")
# ---
import ctypes
ctypes.CDLL(None)
# ---
import gc
gc.get_referents(1)
# ---
import sqlite3
sqlite3.connect(":memory:").enable_load_extension(True)
# ---
import sqlite3
c = sqlite3.connect(":memory:")
c.load_extension("x")
# ---
import trace
trace.Trace().run("1")
# ---
import yaml
yaml.load("x", Loader=yaml.Loader)
# ---
from yaml import unsafe_load
# ---
import torch
torch.load("x")
# ---
import multiprocessing
# ---
import dbm, shelve
# ---
import copyreg
# ---
from multiprocessing.pool import ThreadPool
# ---
import numpy as np
np.core.numeric.pickle.loads(b"")
# ---
import sympy
sympy.sympify("__import__('os')")
# ---
from sympy import sympify as s
s(input())
# ---
from sympy.parsing.sympy_parser import parse_expr
# ---
import numexpr
numexpr.evaluate("1")
# ---
import cffi
# ---
from lib2to3 import main
import idlelib
# ---
import collections
import ast
exec(compile(ast.parse("1"), "", "exec"))
# ---
import venv
# ---
import ensurepip
