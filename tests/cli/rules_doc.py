#!/usr/bin/env python3
"""Loads and proves every YAML example of docs/rules.md: rules_doc.py CORDON SOURCE_DIR"""
import pathlib
import re
import subprocess
import sys
import tempfile

cordon, source = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
text = (source / "docs/rules.md").read_text(encoding="utf-8")
failed, count = 0, 0
with tempfile.TemporaryDirectory() as folder:
    for match in re.finditer(r"^```yaml\n(.*?)^```$", text, re.M | re.S):
        block = match.group(1)
        if block.startswith("- id:"):
            block = "version: 1\nrules:\n" + re.sub(r"^(?=.)", "  ", block, flags=re.M)
        file = pathlib.Path(folder, f"line-{text.count(chr(10), 0, match.start()) + 1}.yaml")
        file.write_text(block.replace("$RULES", str(source / "rules")), encoding="utf-8")
        done = subprocess.run([cordon, "rules", "check", file], capture_output=True, text=True)
        count += 1
        if done.returncode or " 0 examples" in done.stdout:
            failed += 1
            print(done.stdout, done.stderr)
print(f"{count} examples, {failed} failed")
sys.exit(1 if failed or count < 11 else 0)
