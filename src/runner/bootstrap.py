"""What runs inside the interpreter: start the zygote, then run one job in each child.

Given to `python3 -I -c` by cordon-runner with argv: extension path, KEY=VALUE…
Nothing here decides about safety: a child is confined by the extension before it has a job.
"""
import sys

if sys.implementation.name != "cpython" or sys.version_info < (3, 9):
    sys.exit("cordon needs CPython 3.9 or newer, this is %s %d.%d"
             % (sys.implementation.name, *sys.version_info[:2]))

import ast
import atexit
import builtins
import gc
import importlib.machinery
import importlib.util
import io
import linecache
import os
import threading
import traceback
import types

CELL = "<cell>"
VALUE, NAME, MESSAGE, TRACEBACK, PLACE = 4, 5, 6, 7, 8  # wire/message.h
TEXT_MAX = 256 * 1024
NAME_MAX = 1024
MODULES_MAX = 480  # with the NUL
CLASS_NAME = type.__dict__["__name__"].__get__


# ---- the zygote ----

def load_extension(path):
    loader = importlib.machinery.ExtensionFileLoader("_cordon", path)
    spec = importlib.util.spec_from_file_location("_cordon", path, loader=loader)
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def mapped_library_folders():
    """Folders of the shared objects in use: lazily loaded ones lie beside them."""
    folders = set()
    with open("/proc/self/maps") as maps:
        for line in maps:
            path = line[line.find("/"):].rstrip("\n") if "/" in line else ""
            if ".so" in os.path.basename(path):
                folders.add(os.path.dirname(path))
    return folders


def alternatives(folder):
    """Libraries that Debian chooses by a link through /etc/alternatives (BLAS, LAPACK)."""
    with os.scandir(folder) as entries:
        return {entry.path for entry in entries if entry.is_symlink()
                and os.readlink(entry.path).startswith("/etc/alternatives/")}


# Data that packages of Debian and Ubuntu keep outside their own folders.
DATA = {"/usr/lib/locale", "/usr/share/zoneinfo", "/usr/share/fonts", "/usr/share/matplotlib",
        "/etc/matplotlibrc", "/etc/ld.so.cache", "/lib64"}


def wanted_paths(extension):
    own = os.path.dirname(os.path.realpath(extension))
    libraries = mapped_library_folders()
    paths = set(sys.path) | libraries | DATA | {
        os.path.dirname(os.__file__), sys.executable, os.path.realpath(sys.executable)}
    for folder in libraries:
        paths |= alternatives(folder)
    return sorted(p for p in paths if p.startswith("/") and os.path.exists(p)
                  and os.path.realpath(p) != own)


def resolve(path, links):
    """The real path of `path`; every symbolic link on the way goes into `links`."""
    done, rest = "/", [part for part in path.split("/") if part]
    for _ in range(400):
        if not rest:
            return done
        step = os.path.normpath(os.path.join(done, rest.pop(0)))
        if os.path.islink(step):
            target = os.readlink(step)
            links[step] = target
            joined = os.path.normpath(os.path.join(done, target))
            done, rest = "/", [part for part in joined.split("/") if part] + rest
        else:
            done = step
    raise OSError("too many symbolic links: " + path)


def plan_root(extension):
    links = {}
    real = sorted({resolve(path, links) for path in wanted_paths(extension)})
    binds = []
    for path in real:
        if path == "/" or any(path == b or path.startswith(b + "/") for b in binds):
            continue
        binds.append(path)
    outside = {p: t for p, t in links.items() if not any(p.startswith(b + "/") for b in binds)}
    return binds, list(outside), list(outside.values())


def is_public(path):
    """Whether a uid that owns nothing can get to `path`."""
    while path != "/":
        mode = os.stat(path).st_mode
        if not mode & (0o001 if os.path.isdir(path) else 0o004):
            return False
        path = os.path.dirname(path)
    return True


def preload(names):
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as error:
            raise CannotPreload("preload '%s': %s; install it for this interpreter or take it out "
                                "of 'preload'" % (name, error)) from None
    if "numpy.random" in sys.modules:
        os.register_at_fork(after_in_child=sys.modules["numpy.random"].seed)


def brought_modules(names):
    """What a program would mention to need this preload: its own names and what is no standard
    library. "*" when they do not fit into the answer."""
    standard = os.path.dirname(os.__file__)
    found = {name.partition(".")[0] for name in names}
    for name, module in list(sys.modules.items()):
        path = getattr(module, "__file__", None) or ""
        if "." not in name and ("-packages" in path or not path.startswith(standard)):
            found.add(name) if path else None
    found -= {"__main__", "_cordon"}
    text = ",".join(sorted(found))
    return text if names and len(text) < MODULES_MAX else "*"


def set_streams():
    sys.stdout.reconfigure(line_buffering=True, errors="backslashreplace")
    sys.stderr.reconfigure(line_buffering=True, errors="backslashreplace")


# What a library makes on first use (imports, caches) is made here, once for all children.
REHEARSALS = {
    "numpy": "import numpy; str(numpy.arange(3.0))",
    "pandas": "import pandas; str(pandas.DataFrame({'a': [1.0, 2.0], 'b': ['x', 'y']}).describe())",
}


def offer_to_the_oom_killer():
    """When memory runs out, this process and its children go first, not the host."""
    try:
        with open("/proc/self/oom_score_adj", "w") as score:
            score.write("1000")
    except OSError:
        pass  # the host forbids it; limits still hold


def refuse_shared_memory(maps):
    """A mapping that all children would share, and the zygote with them."""
    maps.seek(0)
    for line in maps:
        if line.split()[1].startswith("rw") and line.split()[1].endswith("s"):
            raise RuntimeError("the preload left shared memory behind: " + line.split(None, 5)[-1])


def rehearse():
    """Go once through what every child does: the interpreter makes much of it on first use."""
    execute("import sys\nsys", {})
    for name, source in REHEARSALS.items():
        if name in sys.modules:
            execute(source, {})
    try:
        execute("\n1/0", {})
    except ZeroDivisionError as error:
        traceback.format_exception(type(error), error, own_part(error.__traceback__))


class CannotConfine(Exception):
    pass


class CannotPreload(Exception):
    pass


def confine(call, *arguments):
    try:
        return call(*arguments)
    except OSError as error:
        raise CannotConfine("%s: %s" % (error.filename, error.strerror)) from None


def start(cordon, extension, options):
    offer_to_the_oom_killer()
    maps = open("/proc/self/maps")
    binds, link_paths, link_targets = plan_root(extension)
    has_root = confine(cordon.isolate, binds, link_paths, link_targets,
                       all(is_public(path) for path in binds))
    names = [name for name in options.get("preload", "").split(",") if name]
    preload(names)
    threads = cordon.threads()
    if threads != 1:
        raise RuntimeError("the preload left %d threads; a warm interpreter must have one"
                           % threads)
    refuse_shared_memory(maps)
    maps.close()
    os.environ["HOME"] = os.environ["TMPDIR"] = "/workspace" if has_root else "/"
    if has_root:
        sys.path.append("/workspace")
    set_streams()
    rehearse()
    sys.argv = sys.orig_argv = [CELL]
    sys.modules.pop("_cordon", None)
    gc.collect()
    gc.freeze()
    confine(cordon.seal)
    return brought_modules(names)


def problem(error):
    """One line for the host; what starts with cordon-runner is the machine's fault."""
    if isinstance(error, CannotConfine):
        return "cordon-runner: %s" % error
    if isinstance(error, CannotPreload):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return "%s: %s (%s:%s)" % (type(error).__name__, error, last.name, last.lineno)


def main():
    extension = sys.argv[1]
    options = dict(item.split("=", 1) for item in sys.argv[2:])
    cordon = load_extension(extension)
    try:
        modules = start(cordon, extension, options)
    except BaseException as error:
        text = problem(error).encode("utf-8", "replace")[:400].decode("utf-8", "ignore")
        cordon.hello(False, text)
        raise
    cordon.hello(True, modules)
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, 2)
    os.close(devnull)
    may_rehearse = cordon.serve()
    if may_rehearse is None:
        os._exit(0)
    if may_rehearse:
        rehearse()  # the pages that a run writes to become this child's own before it is needed
    run(cordon.send, cordon.conclude, cordon.await_job().decode("utf-8"))


# ---- a child ----

def cut(text, limit):
    """As UTF-8, at most `limit` bytes, the middle left out."""
    data = str.encode(text, "utf-8", "backslashreplace")
    if len(data) <= limit:
        return data
    return data[:limit // 2] + b"\n[...]\n" + data[-limit // 2:]


def execute(source, scope):
    """Run the cell; the value of a last expression is returned, as in a notebook."""
    tree = ast.parse(source, CELL)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    if tree.body:
        exec(compile(tree, CELL, "exec"), scope)
    if last is not None:
        return eval(compile(ast.Expression(last.value), CELL, "eval"), scope)
    return None


def exit_code(error):
    code = error.code
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 0xFF
    print(code, file=sys.stderr)
    return 1


def own_part(trace):
    """Drop the frames above the user's code."""
    while trace is not None and trace.tb_frame.f_code.co_filename != CELL:
        trace = trace.tb_next
    return trace


def line_number(error, trace):
    """Where in the cell: of a SyntaxError its own word, if it is a number at all."""
    if isinstance(error, SyntaxError) and SyntaxError.filename.__get__(error) == CELL:
        line = SyntaxError.lineno.__get__(error)
        return line if type(line) is int and 0 <= line < 1 << 31 else 0
    line = 0
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == CELL:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def report(send, error):
    """Tell the host about an uncaught exception. Its class is the user's: anything may raise."""
    trace = own_part(error.__traceback__)
    number = OSError.errno.__get__(error) if isinstance(error, OSError) else None
    place = (line_number(error, trace).to_bytes(4, sys.byteorder)
             + (number if type(number) is int and 0 <= number < 4096 else 0)
             .to_bytes(4, sys.byteorder))
    name = CLASS_NAME(type(error))  # a metaclass may have a __name__ of its own
    send(PLACE, place)
    send(NAME, cut(name, NAME_MAX))
    try:
        message = str(error)
    except BaseException:
        message = "<exception str() failed>"
    send(MESSAGE, cut(message, TEXT_MAX))
    try:
        text = "".join(traceback.format_exception(type(error), error, trace))
    except BaseException:
        text = name + "\n"
    send(TRACEBACK, cut(text, TEXT_MAX))


def finish():
    """What the interpreter does at its end, without tearing itself down."""
    threading._shutdown()
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError, AttributeError):
            pass


def run(send, conclude, source):
    module = types.ModuleType("__main__")
    module.__dict__["__builtins__"] = builtins
    sys.modules["__main__"] = module
    lines = [line + "\n" for line in source.split("\n")]  # carets count on the last newline
    linecache.cache[CELL] = (len(source), None, lines, CELL)
    code = 1
    try:
        try:
            value = execute(source, module.__dict__)
            text = None if value is None else repr(value)
            finish()
            if text is not None:
                send(VALUE, cut(text, TEXT_MAX))
            code = 0
        except SystemExit as error:
            code = exit_code(error)
            finish()
        except BaseException as error:
            report(send, error)
            finish()
    finally:
        conclude(code)


main()
