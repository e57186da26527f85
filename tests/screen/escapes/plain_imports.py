import asyncio
async def main():
    p = await asyncio.create_subprocess_shell("echo hello")
    await p.wait()
asyncio.run(main())
# ---
from asyncio import subprocess as s
import asyncio
async def main():
    p = await s.create_subprocess_exec("echo", "hello")
    await p.communicate()
asyncio.run(main())
# ---
class Config:
    import os as runner
Config.runner.system("echo hello")
# ---
class Config:
    import os
    def go(self):
        return self.os.system("echo hello")
Config().go()
# ---
import ctypes
libc = ctypes.CDLL(None)
libc.system(b"echo hello")
# ---
import os
pid = os.fork()
if pid == 0:
    os.execlp("echo", "echo", "hello")
os.wait()
# ---
from subprocess import Popen, PIPE
p = Popen(["echo", "hello"], stdout=PIPE)
print(p.communicate()[0].decode())
# ---
def go():
    from os import popen as read_all
    return read_all("echo hello").read()
print(go())
# ---
import sys
if sys.version_info >= (3,):
    from os import system
system("echo hello")
# ---
import multiprocessing
def f(): print("hello", flush=True)
p = multiprocessing.Process(target=f)
p.start(); p.join()
# ---
from os import system as __getattr__
__getattr__("echo hello")
# ---
import os
os.system("echo hello")
# ---
import posix
posix.system("echo hello")
# ---
import os
pid = os.posix_spawn("/bin/echo", ["echo", "hello"], {})
os.waitpid(pid, 0)
# ---
import pty
pty.spawn(["echo", "hello"])
# ---
import socket
s = socket.socket()
print("hello", s.family)
# ---
import os
os.spawnlp(os.P_WAIT, "echo", "echo", "hello")
# ---
from os import *
system("echo hello")
# ---
import subprocess
print(subprocess.check_output(["echo", "hello"]).decode())
# ---
import subprocess as sp
sp.run("echo hello", shell=True)
# ---
try:
    import commands
except ImportError:
    import subprocess as commands
print(commands.getoutput("echo hello"))
