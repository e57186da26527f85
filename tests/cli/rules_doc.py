#!/usr/bin/env python3
"""Loads and proves every YAML example of docs/rules.md, and that it tells of every key of a policy,
with its default: rules_doc.py CORDON SOURCE_DIR"""
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
keys = (source / "src/rules/keys.c").read_text(encoding="utf-8")
sizes = {"KIB": 1 << 10, "MIB": 1 << 20, "GIB": 1 << 30}
numbers = re.findall(r"^    (LIMIT|POOL)\((\w+), [^,]+, [^,]+, ([^)]+)\)", keys, re.M)
names = re.findall(r'^    \{"([a-z._]+)", KEY_', keys, re.M)
for section, name, default in numbers:
    key = f"`{section.lower().replace('limit', 'limits')}.{name}`"
    value = str(eval(default, {}, sizes))
    if not re.search(rf"^\|[^|]*{re.escape(key)}[^|]*\| {value} \|", text, re.M):
        failed += 1
        print(f"docs/rules.md: no row for {key} with its default {value}")
for name in names:
    if f"| `{name}` |" not in text:
        failed += 1
        print(f"docs/rules.md: no row for `{name}`")
if len(numbers) < 20 or len(names) < 6:
    failed += 1
    print("src/rules/keys.c: its table is not found")
print(f"{count} examples, {len(numbers) + len(names)} keys, {failed} failed")
sys.exit(1 if failed or count < 11 else 0)
