"""Write src/screen/gateway_table.c: which attributes of standard modules are other modules.

Usage: python3 tools/gateways.py >src/screen/gateway_table.c
Run it with each Python to be known; rows of the table that stands there are kept, so the table is
the union over all versions that its first lines name. Each module is imported in a process of its
own, because an import can change other modules or end the process.
"""
import json
import pathlib
import platform
import re
import subprocess
import sys

TABLE = pathlib.Path(__file__).parent.parent / "src/screen/gateway_table.c"
SKIPPED = re.compile(r"(^|\.)(test|tests|idlelib|lib2to3|turtledemo|antigravity|this|__main__|__phello__|_test\w+)(\.|$)")

PROBE = """
import importlib, json, sys, types
name = sys.argv[1]
module = importlib.import_module(name)
own = {id(m): n for n, m in sorted(sys.modules.items(), reverse=True)}
rows = []
for key, value in sorted(vars(module).items()):
    if isinstance(value, types.ModuleType) and key.isidentifier() and not key.startswith("__"):
        target = value.__spec__.name if value.__spec__ else value.__name__
        if f"{name}.{key}" not in sys.modules and target != name:
            rows.append((key, target))
    elif not isinstance(value, (type, int, str)):
        home, plain = getattr(value, "__module__", None), getattr(value, "__name__", None)
        if home in ("builtins", "io", "_io", "posix", "os") and home != name:
            home = {"posix": "os", "_io": "builtins", "io": "builtins"}.get(home, home)
            if plain and plain.isidentifier() and name not in ("os", "posix", "io", "_io"):
                rows.append((key, f"{home}.{plain}"))
print(json.dumps(rows))
"""


def module_names():
    """Every importable standard module; submodules are found by their files."""
    root = pathlib.Path(platform.__file__).parent
    names = set(sys.stdlib_module_names if hasattr(sys, "stdlib_module_names") else sys.builtin_module_names)
    for path in root.glob("**/*.py"):
        parts = path.relative_to(root).with_suffix("").parts
        if "site-packages" in parts or "dist-packages" in parts or parts[0] not in names:
            continue
        names.add(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    names.add("os.path")
    return sorted(n for n in names if not SKIPPED.search(n) and not n.endswith("__main__"))


def known_rows():
    text = TABLE.read_text() if TABLE.exists() else ""
    versions = set(re.findall(r"CPython (\d+\.\d+)", text))
    rows = {}
    for module, attributes in re.findall(r'\{"([\w.]+)",\s+"([^"]*)"\}', text):
        rows[module] = dict(pair.split("=") for pair in attributes.split())
    return versions, rows


def main():
    versions, rows = known_rows()
    versions.add("%d.%d" % sys.version_info[:2])
    for name in module_names():
        found = rows.setdefault(name, {})
        answer = subprocess.run([sys.executable, "-I", "-W", "ignore", "-c", PROBE, name], timeout=60,
                                capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
        if answer.returncode == 0:
            found.update(json.loads(answer.stdout.splitlines()[-1]))
    print("/*\n * Made by tools/gateways.py: each standard module, followed by its attributes that are"
          "\n * other modules, or the functions of builtins and os. Data only; read by gateways.c.")
    ordered = sorted(versions, key=lambda v: tuple(map(int, v.split("."))))
    print(" * From " + ", ".join(f"CPython {v}" for v in ordered) + " on " + sys.platform + ".\n */")
    print('#include "gateways.h"\n\n/* clang-format off */\nconst cdn_gateway cdn_gateway_table[] = {')
    for name in sorted(rows):
        pairs = " ".join(f"{key}={target}" for key, target in sorted(rows[name].items()))
        print(f'    {{"{name}", "{pairs}"}},')
    print("};\n/* clang-format on */\n")
    print("const size_t cdn_gateway_table_count = sizeof cdn_gateway_table / sizeof *cdn_gateway_table;")


if __name__ == "__main__":
    main()
