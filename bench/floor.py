"""The floor: what fork + exit + wait costs for an interpreter as warm as cordon's, and no more.

Imports what cordon's zygote imports (argv: the preload), freezes the garbage collector, and makes
one child for each byte on stdin. Answers the nanoseconds of each, as 8 bytes.
"""
import ast, atexit, builtins, gc, importlib, io, linecache, os, sys, threading, time, traceback, types

for name in sys.argv[1:]:
    importlib.import_module(name)
gc.collect()
gc.freeze()
while os.read(0, 1):
    start = time.perf_counter_ns()
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    os.write(1, (time.perf_counter_ns() - start).to_bytes(8, "little"))
