import os as operating
operating.system("id")
# ---
from os import *
system("id")
# ---
from os import system as __getattr__
# ---
def later():
    import subprocess as sp
    return sp.run(["id"])
# ---
class Holder:
    from subprocess import check_output as peek
Holder.peek("id")
# ---
import posix
posix.system("id")
# ---
import _posixsubprocess
# ---
import _socket
_socket.socket()
# ---
import os.path as p
p.os.system("id")
# ---
from os import path, popen
popen("id")
# ---
from os.path import os as o
o.popen("id")
# ---
import xml.dom, subprocess, json
# ---
try:
    import json
except ImportError:
    pass
else:
    import pty; pty.spawn("sh")
# ---
if True:
    import multiprocessing.pool
# ---
from concurrent import futures
futures.ProcessPoolExecutor(2)
# ---
import concurrent.futures.process as cp
# ---
from . import os
os.system("id")
# ---
with open("x") as f: import ctypes
# ---
import ctypes.util
# ---
from _ctypes import dlopen
# ---
import _io, _pickle
_pickle.loads(b"cos\nsystem\n.")
# ---
lambda: None
import socket, sys; socket.socket().connect(("h", 1))
# ---
import http.client
# ---
from urllib import request as r
r.urlopen("http://h")
# ---
import urllib.request, math
# ---
import asyncio
asyncio.run(asyncio.create_subprocess_exec("id"))
# ---
from asyncio import subprocess
# ---
import os
os.posix_spawn("/bin/sh", ["sh"], {})
# ---
import os
def go(kill=os.kill): kill(1, 9)
# ---
import os
[os.fork() for _ in range(9)]
# ---
ｉmport = 1
import ｏｓ
ｏｓ.ｓｙｓｔｅｍ("id")
