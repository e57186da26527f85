"""Tries to start processes, by fork and by program."""
import os
import subprocess

try:
    subprocess.run(["/bin/sh", "-c", "echo STARTED"], check=True)
except OSError as error:
    print("refused:", type(error).__name__, error.strerror)
if os.fork() == 0:
    print("FORKED")
    os._exit(0)
print("FORKED")
