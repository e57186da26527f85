import atexit
atexit.register(eval, "1")
# ---
import atexit, os
atexit.register(os.system, "id")
# ---
import signal
signal.signal(signal.SIGALRM, exec)
# ---
import sys
sys.settrace(print)
# ---
import sys
sys.setprofile(lambda *a: None)
# ---
from sys import addaudithook
# ---
import threading
threading.settrace(print)
# ---
import threading
threading.Thread(target=eval, args=("1",)).start()
# ---
import threading, os
threading.Timer(1, os.system, ["id"]).start()
# ---
import weakref
weakref.finalize(object(), eval, "1")
# ---
import contextlib
contextlib.ExitStack().callback(exec, "1")
# ---
import sys
sys.breakpointhook = print
# ---
import _thread
_thread.start_new_thread(print, ())
# ---
import sched, time
sched.scheduler(time.time, time.sleep).enter(1, 1, eval, ("1",))
# ---
import sys
sys.monitoring.register_callback(1, 1, print)
# ---
import gc
gc.callbacks.append(eval)
# ---
eval("1")  # nosec
# ---
import subprocess  # noqa: S404 # nosec B404
# ---
import os
os.system("id")  # cordon: ignore
# ---
# cordon: off
eval("1")
# ---
import tkinter
tkinter.Tcl().eval("exec id")
# ---
from tkinter import *
Tcl().eval("exec id")
# ---
import curses, pty
# ---
import webbrowser
webbrowser.open("x")
# ---
open("/etc/" + "shadow")
# ---
open("/proc/self/" "mem", "r+b")
# ---
base = "/proc"
open(base + "/self/environ")
# ---
open(f"/proc/{'self'}/maps")
# ---
import os
open(os.path.join("/proc", "self", "environ"))
# ---
from pathlib import Path
(Path("/proc") / "self" / "environ").read_text()
# ---
open("/etc//shadow")
# ---
open("//proc/self/environ")
# ---
open("/proc/./self/environ")
# ---
open("/workspace/../etc/shadow")
