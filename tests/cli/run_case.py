#!/usr/bin/env python3
"""Runs one case file against the cordon command; Python's standard library only.

A case file is read top down. Lines before the first `args:` set up a fresh folder, which is the
working directory and `$TMP`; each `args:` runs the command, and the lines after it say what must
hold. `$SRC` is the source tree. Texts take Python's escapes (\\n, \\x1b).

    label: host | live | no-exec     for CTest; no-exec: only where CORDON_EXEC is OFF
    file NAME                        the indented lines that follow, without four spaces
    bytes NAME: TEXT                 raw bytes
    big NAME: COUNT                  that many zero bytes, sparse
    dir NAME                         a folder
    mode NAME: OCTAL                 permissions
    env NAME=VALUE                   for every command that follows

    args: ARGUMENTS                  as a shell would split them; nothing is expanded but $TMP, $SRC
    stdin: TEXT                      standard input (else empty)
    stdin zeros: COUNT               that many zero bytes, through a pipe
    tty: yes                         the command writes to a terminal; or only its stdout, stderr
    stdout to: PATH                  instead of being captured
    closed: FD                       a descriptor that the command starts without
    exit: CODE
    stdout: TEXT                     exactly; also stderr
    stdout has: TEXT                 a fragment; also stderr
    stdout lacks: TEXT               also stderr
    stdout width: COLUMNS            no line is longer
    json LINE.KEY.KEY = VALUE        of that line of stdout, as JSON
    peak below: MB                   memory of the command; not under a sanitizer
    within: SECONDS                  how long it may take (else 60)
"""
import codecs
import json
import os
import pty
import resource
import shlex
import subprocess
import sys
import tempfile
import threading


def unescaped(text):
    return codecs.escape_decode(text.encode())[0]


class Step:
    def __init__(self, args):
        self.args = args
        self.stdin = b""
        self.tty = ()
        self.stdout_to = None
        self.closed = None
        self.within = 60.0
        self.checks = []


def parse(path):
    """The lines of set-up, and the steps with what they expect."""
    setup, steps, block = [], [], None
    for number, line in enumerate(open(path, encoding="utf-8").read().splitlines(), 1):
        if block is not None and (line.startswith("    ") or not line):
            block.append(line[4:])
            continue
        block = None
        if not line or line.startswith("#"):
            continue
        if line.startswith("file "):
            block = []
            setup.append(("file", line[5:], block))
            continue
        is_plain = line.startswith(("env ", "dir ", "json "))
        key, _, value = line.partition(" " if is_plain else ":")
        value = value[1:] if not is_plain and value.startswith(" ") else value
        if key == "args":
            steps.append(Step(value))
        elif not steps:
            setup.append((key, value, None))
        elif key == "env":
            steps[-1].checks.append((number, key, value))
        elif key == "stdin":
            steps[-1].stdin = unescaped(expanded(value))
        elif key == "stdin zeros":
            steps[-1].stdin = bytes(int(value))
        elif key == "tty":
            steps[-1].tty = ("stdout", "stderr") if value == "yes" else (value,)
        elif key == "stdout to":
            steps[-1].stdout_to = value
        elif key == "closed":
            steps[-1].closed = int(value)
        elif key == "within":
            steps[-1].within = float(value)
        else:
            steps[-1].checks.append((number, key, value))
    return setup, steps


def prepare(setup, env):
    for key, value, block in setup:
        name, _, rest = key.partition(" ")
        if name == "file":
            with open(value, "w", encoding="utf-8") as file:
                file.write("\n".join(block).rstrip("\n") + "\n")
        elif name == "bytes":
            with open(rest, "wb") as file:
                file.write(unescaped(value))
        elif name == "big":
            with open(rest, "wb") as file:
                file.truncate(int(value))
        elif name == "dir":
            os.mkdir(value)
        elif name == "mode":
            os.chmod(rest, int(value, 8))
        elif name == "env":
            set_variable(env, value)
        elif name != "label":
            sys.exit(f"unknown line: {key}: {value}")


def set_variable(env, pair):
    name, _, value = pair.partition("=")
    env[name] = expanded(value)


def expanded(text):
    return text.replace("$TMP", os.getcwd()).replace("$SRC", SOURCE)


def drain(fd, pieces):
    """A terminal answers EIO once its other side is closed."""
    while True:
        try:
            piece = os.read(fd, 65536)
        except OSError:
            return
        if not piece:
            return
        pieces.append(piece)


def run_on_terminal(command, step, env):
    ours, theirs = pty.openpty()
    pieces = []
    goes = {name: theirs if name in step.tty else subprocess.PIPE for name in ("stdout", "stderr")}
    process = subprocess.Popen(command, stdin=subprocess.PIPE, env=dict(env, TERM="xterm"), **goes)
    os.close(theirs)
    reader = threading.Thread(target=drain, args=(ours, pieces))
    reader.start()
    out, err = process.communicate(step.stdin, timeout=step.within)
    reader.join(5)
    os.close(ours)
    shown = b"".join(pieces).replace(b"\r\n", b"\n")
    if step.tty == ("stderr",):
        return process.returncode, out, shown
    return process.returncode, shown, err or b""


def run(command, step, env):
    if step.tty:
        return run_on_terminal(command, step, env)
    target = open(step.stdout_to, "wb") if step.stdout_to else subprocess.PIPE
    close = None if step.closed is None else lambda: os.close(step.closed)
    done = subprocess.run(command, input=step.stdin, stdout=target,
                          stderr=subprocess.PIPE, env=env, timeout=step.within, check=False,
                          preexec_fn=close)
    return done.returncode, done.stdout or b"", done.stderr


def lookup(stdout, path):
    value = [json.loads(line) for line in stdout.decode().splitlines()]
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def problem_of(key, value, code, streams):
    """What is wrong with one expectation, or None."""
    if key == "exit":
        return None if code == int(value) else f"exit code {code}, not {value}"
    if key == "json":
        path, _, wanted = value.partition(" = ")
        found = lookup(streams["stdout"], path)
        return None if found == json.loads(wanted) else f"{path} is {json.dumps(found)}"
    if key == "peak below":
        if os.environ.get("CORDON_SANITIZE"):
            return None
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
        return None if peak < int(value) else f"peak memory {peak} MB"
    name, _, relation = key.partition(" ")
    if name not in streams:
        return "unknown expectation"
    text, wanted = streams[name], unescaped(expanded(value))
    if relation == "width":
        widest = max((len(line) for line in text.decode().splitlines()), default=0)
        return None if widest <= int(value) else f"a line has {widest} columns"
    holds = {"": text == wanted, "has": wanted in text, "lacks": wanted not in text}
    if relation not in holds:
        return "unknown expectation"
    return None if holds[relation] else f"{name} is\n{text.decode(errors='backslashreplace')}"


def main():
    problems = []
    env = {key: value for key, value in os.environ.items()
           if key not in ("CORDON_POLICY", "NO_COLOR", "CLICOLOR_FORCE", "COLUMNS")}
    setup, steps = parse(CASE)
    prepare(setup, env)
    for step in steps:
        command = [CORDON] + [expanded(part) for part in shlex.split(step.args)]
        for _, key, value in step.checks:
            if key == "env":
                set_variable(env, value)
        code, stdout, stderr = run(command, step, env)
        for number, key, value in step.checks:
            if key == "env":
                continue
            try:
                problem = problem_of(key, value, code, {"stdout": stdout, "stderr": stderr})
            except (ValueError, LookupError, TypeError) as error:
                problem = f"{type(error).__name__}: {error}"
            if problem:
                problems.append(f"{CASE}:{number}: cordon {step.args}\n"
                                f"  expected {key}: {value}\n"
                                f"  but {problem}\n  stderr: {stderr.decode(errors='replace')}")
    print("\n".join(problems) or f"{len(steps)} commands, all as expected")
    return 1 if problems else 0


if __name__ == "__main__":
    CORDON, SOURCE, CASE = (os.path.abspath(path) for path in sys.argv[1:4])
    with tempfile.TemporaryDirectory(prefix="cordon-cli-") as folder:
        os.chmod(folder, 0o755)
        os.chdir(folder)
        status = main()
        os.chdir("/")
    sys.exit(status)
