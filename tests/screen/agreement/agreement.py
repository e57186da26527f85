"""Compares what the screener's parser sees in Python files with what CPython's own sees.

agreement.py DRIVER [--files N] [--mutants N] [--seconds S] [--seed N] [FOLDER...]

Takes the files of the interpreter's standard library (or of the folders) that it accepts, and
seeded mutants of them. What CPython accepts must give the same imports, called names, names and
attributes, or be refused as a whole; a refusal is counted and, for plain files, listed.
"""
import argparse
import ast
import json
import os
import random
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
import warnings

SETS = ("imports", "calls", "names", "attributes")
DYNAMIC = "hidden_name"
SNIPPETS = (
    "f'{x:=\"{%s()}\"}'", "f'{not x:={%s}}'", "f'{a, x:=^{%s}}'", "f'{x:=^20}'; %s",
    "f'{(x:=%s)}'", "type(%s).y = 1", "type[%s] = 1", "match = type = case = _ = %s",
    "match(%s)", "match[%s] = 1", "case(%s); _(%s)", "print >> %s, 1", "(%s # )\n)",
    "x = [%s, # ]\n1]", "x = %s \\\n + 1", "# x\rimport %s", "'''\r\n''';import %s",
    "import \\\n%s . b", "\f\nimport %s", "x.\uff41 = %s", "\uff50rint(%s)", "from . . %s import (a,\nb)",
    "match x:\n    case %s.y: pass", "match x:\n    case C(a=%s.b): pass", "f'{x!r:{%s}}'",
    "f'{x:{y:=%s}}'", "f'''{\n%s}'''", "f'{{{%s}}}'", "f'{{%s}}'", "f'{x:%%H:{%s}}'",
    "f'{lambda_:{%s}}'", "lambda x=%s: x", "f'{ {%s:1}[1] }'", "f'{*[%s],}'", "f'{%s=}'", "f'{%s = !r:^20}'",
    "from _\uff3ffuture__ import annotations; %s", "rb'\\{%s}'; %s", "f'\\N{DIGIT ONE}{%s}'", "rf'\\{%s}'", "f'\\{%s}'",
)
NEW_SNIPPETS = (
    "f'{x['%s']}{%s}'", "f'{f'{%s}'}'", "f'{x # }\n:{%s}}'", "type X = %s", "type X[T] = %s",
    "class A[T: %s]: pass", "def f[*T, **P](a: %s): pass", "f'{'\\n'.join(%s)}'",
)
NEWEST_SNIPPETS = ("class A[T=%s]: pass", "def f[*T=*%s](): pass", "type A[**P=[%s], T: int=%s] = T")


def snippets():
    found = SNIPPETS
    if sys.version_info >= (3, 12):
        found += NEW_SNIPPETS
    if sys.version_info >= (3, 13):
        found += NEWEST_SNIPPETS
    return found


def decode(data):
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")


class Names(ast.NodeVisitor):
    """Every name that the tree holds, wherever it stands."""

    def __init__(self):
        self.sets = {name: set() for name in SETS}

    def generic_visit(self, node):
        for field in ("name", "id", "arg", "asname", "rest"):
            value = getattr(node, field, None)
            if isinstance(value, str) and value != "*":
                self.sets["names"].update(value.split("."))
        for field in ("names", "kwd_attrs"):
            for value in getattr(node, field, ()):
                if isinstance(value, str):
                    self.sets["names"].add(value)
        super().generic_visit(node)

    def visit_Import(self, node):
        self.sets["imports"].update(alias.name for alias in node.names)
        self.generic_visit(node)

    def visit_ImportFrom(self, node):
        self.sets["imports"].update(alias.name for alias in node.names if alias.name != "*")
        if node.module:
            if node.module != "__future__" or node.level:
                self.sets["imports"].add(node.module)
                self.sets["names"].update(node.module.split("."))
        self.generic_visit(node)

    def visit_Attribute(self, node):
        self.sets["attributes"].add(node.attr)
        self.sets["names"].add(node.attr)
        self.generic_visit(node)

    def visit_Call(self, node):
        name = getattr(node.func, "attr", getattr(node.func, "id", None))
        if name:
            self.sets["calls"].add(name)
        self.generic_visit(node)


def of_cpython(data):
    """The sets, or None where CPython does not accept the bytes."""
    try:
        names = Names()
        names.visit(ast.parse(decode(data)))
        return names.sets
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def mutant(chance, data):
    text = decode(data).split("\n")
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text) + 1)
        kind = chance.randrange(5)
        line = text[at] if at < len(text) else ""
        if kind < 3:
            indent = re.match(r"[ \t]*", line).group()
            new = chance.choice(snippets()).replace("%s", DYNAMIC).replace("%%", "%")
            text.insert(at, "\n".join(indent + part for part in new.split("\n")))
        elif kind == 3 and " " in line.strip():
            cut = chance.choice([m.start() for m in re.finditer(" ", line)])
            text[at] = line[:cut] + chance.choice(("\\\n ", "\f", "  # x\n", "\r", "\t")) + line[cut:]
        elif re.search("[a-z]", line):
            cut = chance.choice([m.start() for m in re.finditer("[a-z]", line)])
            wide = chr(ord(line[cut]) - ord("a") + 0xFF41)
            text[at] = line[:cut] + wide + line[cut + 1:]
    return chance.choice(("\n", "\n", "\r\n", "\r")).join(text).encode("utf-8", "surrogatepass")


def of_cordon(driver, paths):
    done = subprocess.run([driver], input="\n".join(paths) + "\n", capture_output=True, text=True,
                          check=True)
    return [json.loads(line) for line in done.stdout.split("\n") if line]


def differences(theirs, ours):
    for name in SETS:
        mine = set(ours[name])
        hidden, extra = theirs[name] - mine, mine - theirs[name]
        if name in ("imports", "names"):
            extra.discard("__future__")  # spelt in other letters it is an import like any other
        if name == "names":
            extra -= {"print", "exec", "_"}
            hidden -= {"_"}
        if hidden or extra:
            yield "%s: hidden %s, extra %s" % (name, sorted(hidden)[:5], sorted(extra)[:5])


class Tally:
    def __init__(self):
        self.compared = self.refused = self.wrong = 0

    def compare(self, label, data, ours, is_listed):
        theirs = of_cpython(data)
        if theirs is None:
            return
        if "refused" in ours:
            self.refused += 1
            if is_listed:
                print("refused %s:%s" % (label, ours["refused"]))
            return
        self.compared += 1
        for difference in differences(theirs, ours):
            self.wrong += 1
            if self.wrong <= 40:
                print("DIFFERS %s: %s" % (label, difference))
                if not is_listed:
                    keep = os.path.join(tempfile.gettempdir(), "agreement-differs.py")
                    with open(keep, "wb") as file:
                        file.write(data)


def library_files(folders):
    for folder in folders or [sysconfig.get_paths()["stdlib"]]:
        for root, below, files in os.walk(folder):
            below[:] = sorted(set(below) - {"site-packages", "dist-packages", "__pycache__"})
            yield from (os.path.join(root, name) for name in sorted(files) if name.endswith(".py"))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def compare_files(driver, paths):
    tally = Tally()
    for start in range(0, len(paths), 100):
        some = paths[start:start + 100]
        for path, ours in zip(some, of_cordon(driver, some)):
            tally.compare(path, read(path), ours, True)
    return tally


def compare_mutants(driver, paths, args, chance):
    tally, until = Tally(), time.monotonic() + args.seconds
    small = [path for path in paths if os.path.getsize(path) < 20000]
    made = 0
    with tempfile.TemporaryDirectory() as folder:
        places = [os.path.join(folder, "%d.py" % i) for i in range(100)]
        while made < args.mutants and time.monotonic() < until and small:
            sources = [mutant(chance, read(chance.choice(small))) for _ in places]
            for place, source in zip(places, sources):
                with open(place, "wb") as file:
                    file.write(source)
            for source, ours in zip(sources, of_cordon(driver, places)):
                tally.compare("mutant", source, ours, False)
            made += len(places)
    print("%d mutants made" % made)
    return tally


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("driver")
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--files", type=int, default=10**9)
    parser.add_argument("--mutants", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10**9)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    sys.setrecursionlimit(5000)
    chance = random.Random(args.seed)
    paths = []
    for path in library_files(args.folders):
        try:
            decode(read(path))
            paths.append(path)
        except UnicodeDecodeError:
            pass
    if args.files < len(paths):
        paths = sorted(chance.sample(paths, args.files))
    wrong = 0
    for title, tally in (("files", compare_files(args.driver, paths)),
                         ("mutants", compare_mutants(args.driver, paths, args, chance))):
        print("%s: %d compared, %d refused, %d differences (Python %s, seed %d)" % (
            title, tally.compared, tally.refused, tally.wrong, sys.version.split()[0], args.seed))
        wrong += tally.wrong
    sys.exit(wrong != 0)


if __name__ == "__main__":
    main()
