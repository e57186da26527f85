"""One attack: a small program whose header says what must become of it.

    # attack: what it tries
    # expect: E EPERM EACCES          an exception with one of these errnos
              K bpf                   killed as a violation that names the call
              N [NAME …]              no effect: its own assert fails, or one of these is raised
              L timeout_cpu memory    ended with one of these outcomes
              S                       runs through, and nothing of the host is in the report
    # control: succeeds               the same program, unconfined, reaches its end
               fails EINVAL …         …, fails later than confinement would have stopped it
                                      (both: "succeeds or fails ENOSYS")
               runs on                …, is still at it after a while
               none: why              there is none
               … as root              tried only by root
    # prepare: one line of Python that the control needs first
    # needs: workspace                without one, being refused to write is containment too
    # host: +mode …                   a host of its own, see host.c
    # settings: key=value …           an engine of its own with these settings
    # wall_ms: 300                    the job's own wall-clock limit
    # native: name                    machine code from native/name.S, as CODE
    # twice: differs                  two runs must not print the same
             judged                   the second of two runs is the one that counts
    # meanwhile: kill zygote          what befalls others while it sleeps
    # known PROFILE …: why            it gets through here, which docs say; not a failure

A program that reaches its end has got through: that is what "escaped" means, but for S.
"""
import ctypes
import errno
import os
import platform
import re

CLASSES = ["abi", "calls", "privilege", "processes", "terminal", "files", "network", "descriptors",
           "resources", "lifecycle", "zygote", "collect", "output", "host"]
HEADER = re.compile(r"# (attack|expect|control|prepare|needs|host|settings|wall_ms|native|twice|"
                    r"meanwhile|known)( [^:]*)?: (.*)")
HERE = os.path.dirname(os.path.abspath(__file__))

_seccomp = ctypes.CDLL("libseccomp.so.2")


def call_number(name):
    """Of this machine; None when libseccomp knows no such call here."""
    number = _seccomp.seccomp_syscall_resolve_name(name.encode())
    return number if number >= 0 else None


class Attack:
    def __init__(self, path):
        self.path = path
        self.group = os.path.basename(os.path.dirname(path))
        self.name = self.group + "/" + os.path.splitext(os.path.basename(path))[0]
        with open(path, encoding="utf-8") as file:
            self.text = file.read()
        self.headers = {}
        self.known = {}
        for line in self.text.splitlines():
            if not line.startswith("#"):
                break
            found = HEADER.fullmatch(line)
            if not found:
                raise SystemExit("%s: not understood: %s" % (path, line))
            key, more, value = found.groups()
            if key == "known":
                self.known.update(dict.fromkeys(more.split(), value))
            else:
                self.headers.setdefault(key, []).append(value)
        for key in ("attack", "expect", "control"):
            if key not in self.headers:
                raise SystemExit("%s: no '# %s:'" % (path, key))
        self.expected = [value.split() for value in self.headers["expect"]]
        self.control = self.headers["control"][0]
        self.wall_ms = int(self.header("wall_ms", 0))

    def header(self, key, default=None):
        return self.headers.get(key, [default])[0]

    def source(self, values, native_folder, is_control=False):
        """The program with all that it is told; `values` are the constants of prelude.py."""
        names = sorted(set(re.findall(r'\bcall\("(\w+)"', self.text)) |
                       set(re.findall(r'\bNR\["(\w+)"\]', self.text)))
        constants = dict(values, NR={name: call_number(name) for name in names}, CODE=b"")
        if "native" in self.headers:
            with open(os.path.join(native_folder, self.header("native") + ".bin"), "rb") as file:
                constants["CODE"] = file.read()
        with open(os.path.join(HERE, "prelude.py"), encoding="utf-8") as file:
            prelude = file.read()
        parts = ["%s = %r\n" % item for item in constants.items()]
        if is_control:
            parts += [prelude] + [line + "\n" for line in self.headers.get("prepare", [])]
        else:
            parts.append(prelude)
        return "".join(parts) + self.text

    def missing_call(self):
        """A system call that this machine does not have."""
        for name in re.findall(r'\bcall\("(\w+)"', self.text):
            if call_number(name) is None:
                return name
        return None


def load_all():
    attacks = []
    for group in CLASSES:
        folder = os.path.join(HERE, group)
        names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
        attacks += [Attack(os.path.join(folder, n)) for n in names if n.endswith(".py")]
    if platform.machine() != "x86_64":  # other gates, other numbers
        attacks = [a for a in attacks if a.group != "abi" and "native" not in a.headers]
    return attacks


# ---- judging ----

CONTAINED, REFUSED, ESCAPED, CONTROL, KNOWN, UNCLEAR = "contained refused ESCAPED " \
    "control-failed known unclear".split()


def error_number(report):
    found = re.match(r"\[Errno (\d+)\]", (report["error"] or {}).get("message") or "")
    return int(found.group(1)) if found else None


def meets(expected, report, has_listener):
    """Whether a report is what one line of `expect` says."""
    kind, words = expected[0], expected[1:]
    number = error_number(report)
    has_errno = number is not None and errno.errorcode.get(number) in words
    if kind == "E":
        return report["outcome"] == "exception" and has_errno
    if kind == "K":
        names = [row["syscall"] for row in report["violations"]]
        return report["outcome"] == "violation" and (
            not words or names == words or (not has_listener and not names))
    if kind == "N":
        name = (report["error"] or {}).get("name")
        return report["outcome"] == "exception" and (
            name in (words or ["AssertionError"]) or has_errno)
    if kind == "L":
        return report["outcome"] in words
    if kind == "S":
        return report["outcome"] == "ok"
    raise SystemExit("expect: %s?" % kind)


def lacks_workspace(report):
    return not any(row["layer"] == "workspace" and row["active"] for row in report["layers"])


def judge(attack, report, raw, secret, has_listener):
    """(result, why) for a run that took place."""
    if secret in raw:
        return ESCAPED, "the secret is in the report"
    kinds = {words[0] for words in attack.expected}
    if report["outcome"] == "ok" and "S" not in kinds:
        return ESCAPED, "reached its end"
    if any(meets(words, report, has_listener) for words in attack.expected):
        return CONTAINED, ""
    if attack.header("needs") == "workspace" and lacks_workspace(report) and \
            report["outcome"] == "exception" and report["error"]["name"] in (
                "PermissionError", "FileNotFoundError", "OSError"):
        return CONTAINED, "no workspace"
    error = report["error"] or {}
    return UNCLEAR, "%s %s %s %s" % (report["outcome"], error.get("name"), error.get("message"),
                                     report["violations"])
