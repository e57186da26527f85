"""Looks like a clean-up helper; the screener refuses it before anything runs."""
import os
import subprocess

folder = os.environ.get("TARGET", "/tmp/reports")
subprocess.run(f"rm -rf {folder}", shell=True)
print("cleaned", folder)
