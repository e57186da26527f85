# Programs that can only mean a way out: each marked line must be found, and nothing else.
import os
import subprocess  # expect: deny PY-PROCESS-MODULE
import socket as s  # expect: deny PY-NETWORK-MODULE
from ctypes import CDLL  # expect: deny PY-NATIVE-CODE
import pickle  # expect: deny PY-UNPICKLE

os.system("id")  # expect: deny PY-OS-PROCESS
run = os.popen  # expect: deny PY-OS-PROCESS
run("id")  # expect: deny PY-OS-PROCESS
for module in (os, 1):
    module.execv("/bin/sh", ["sh"])  # expect: deny PY-OS-PROCESS
getattr(os, "sys" + "tem")("id")  # expect: deny PY-OS-PROCESS


def later(m=os):
    from os import fork  # expect: deny PY-OS-PROCESS

    return m.spawnv(1, "sh", [])  # expect: deny PY-OS-PROCESS


handlers = {"go": eval}  # expect: deny PY-DYNAMIC-CODE
print(handlers["go"]("1 + 1"))  # expect: deny PY-DYNAMIC-CODE
print(f"{__import__('os')}")  # expect: deny PY-DYNAMIC-CODE
().__class__.__base__.__subclasses__()  # expect: deny PY-DUNDER-WALK
(lambda: 0).__globals__["os"]  # expect: deny PY-DUNDER-WALK
__builtins__["exec"]  # expect: deny PY-BUILTINS
try:
    1 / 0
except ZeroDivisionError as e:
    e.__traceback__.tb_frame  # expect: deny PY-FRAMES
open("/etc/" "shadow")  # expect: deny PY-SECRET-PATH
open("\x2fetc\x2fshadow")  # expect: deny PY-SECRET-PATH
