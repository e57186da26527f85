"""The machine around an attack: profiles, hosts, controls, and what must not be left behind."""
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time

USER = 65534
HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(os.path.dirname(HERE))
TIMEOUT_S = 120  # of one answer, on a loaded machine

# Small limits, so that programs which run into them are over soon.
SETTINGS = ["sanitize.enabled=false", "limits.wall_ms=20000", "limits.cpu_ms=200",
            "limits.memory_bytes=67108864", "limits.workspace_bytes=4194304",
            "limits.workspace_files=64", "limits.output_bytes=1048576", "limits.threads=8",
            "pool.spares=2", "pool.spares_max=2"]


class Profile:
    """A machine on which everything is tried. `lacks` is what tests/profiles/without takes away."""

    def __init__(self, code, name, lacks="", is_user=False, is_refused=False, text=""):
        self.code, self.name, self.lacks, self.is_user = code, name, lacks, is_user
        self.is_refused, self.text = is_refused, text
        self.has_listener = "listener" not in lacks


PROFILES = [
    Profile("R", "root", text="root"),
    Profile("U", "user", is_user=True, text="ordinary user with user namespaces"),
    Profile("N", "user-no-userns", "namespaces", True, text="ordinary user without"),
    Profile("L", "no-landlock", "landlock", text="root, no Landlock"),
    Profile("l", "user-no-landlock", "landlock", True, text="ordinary user, no Landlock"),
    Profile("C", "container", "container", text="root in a default container"),
    Profile("c", "user-container", "container", True, text="user in a default container"),
    Profile("m", "no-mount", "mount", text="no mounts, so no root of its own and no workspace"),
    Profile("n", "no-netns", "netns", text="no network namespace"),
    Profile("i", "no-ipcns", "ipcns", text="no IPC namespace"),
    Profile("t", "no-utsns", "utsns", text="no UTS namespace"),
    Profile("p", "no-pidns", "pidns", text="no pid namespace"),
    Profile("s", "no-listener", "listener", text="no seccomp listener: another has it"),
    Profile("w", "no-workspace", "workspace", is_refused=True, text="no workspace alone"),
    Profile("f", "no-close-range", "close_range", is_refused=True, text="descriptors stay open"),
    Profile("r", "no-rlimits", "rlimits", is_refused=True, text="no resource limits"),
    Profile("u", "no-uid", "setresuid", is_refused=True, text="the uid cannot be dropped"),
    Profile("k", "no-capset", "capset", is_refused=True, text="capabilities stay"),
    Profile("v", "no-nnp", "nnp", is_refused=True, text="no no_new_privs"),
    Profile("S", "no-seccomp", "filters", is_refused=True, text="no seccomp filters"),
    Profile("x", "container-no-landlock", "container,landlock", is_refused=True,
            text="default container, no Landlock"),
]


def as_user(is_user):
    """Arguments of subprocess for who runs a control."""
    if is_user and os.getuid() == 0:
        return {"user": USER, "group": USER, "extra_groups": []}
    return {}


def find_python():
    """The first python3 on PATH that an ordinary user can run; root's own may lie in its home."""
    for folder in os.environ.get("PATH", "").split(":") + ["/usr/bin", "/bin"]:
        path = os.path.join(folder, "python3")
        if not os.access(path, os.X_OK):
            continue
        try:
            if subprocess.run([path, "-c", ""], stderr=subprocess.DEVNULL, cwd="/",
                              **as_user(True)).returncode == 0:
                return path
        except OSError:
            pass
    sys.exit("run.py: no python3 that an ordinary user can run: install one system-wide")


class Stage:
    """What programs may aim at: a file that is open to everybody, and a process to hurt."""

    def __init__(self, is_user):
        self.is_user = is_user
        self.folder = tempfile.mkdtemp(prefix="cordon-attack-", dir="/var/tmp")
        os.chmod(self.folder, 0o777)
        self.secret = "sentinel-" + os.urandom(12).hex()
        self.path = os.path.join(self.folder, "secret")
        self.work = os.path.join(self.folder, "work")
        self.victim = None
        self.before = None
        self.restore()

    def restore(self):
        """As it was, whatever a control did to it."""
        if self.before and self.state() == self.before:
            return
        subprocess.run(["rm", "-rf", "--", self.work, self.path], check=True)
        for name in os.listdir(self.folder):
            subprocess.run(["rm", "-rf", "--", os.path.join(self.folder, name)], check=True)
        os.umask(0o022)
        with open(self.path, "w", encoding="ascii") as file:
            file.write(self.secret)
        os.chmod(self.path, 0o666)
        if self.is_user and os.getuid() == 0:
            os.chown(self.path, USER, USER)
        os.mkdir(self.work)
        os.chmod(self.work, 0o777)
        with open(os.path.join(self.work, "random.py"), "w", encoding="ascii") as file:
            file.write("raise SystemExit('a module of the working directory was imported')\n")
        self.before = self.state()

    def state(self):
        """All that can be seen of it; None when something is missing."""
        try:
            return self.look()
        except OSError:
            return None

    def look(self):
        info = os.stat(self.path)
        with open(self.path, encoding="ascii") as file:
            text = file.read()
        shared = [n for n in os.listdir("/dev/shm") if n.startswith(os.path.basename(self.folder))]
        return (text, info.st_mode, info.st_uid, info.st_size, info.st_mtime_ns, info.st_ctime_ns,
                info.st_nlink, os.listxattr(self.path), sorted(os.listdir(self.folder)), shared,
                sorted(os.listdir(self.work)))

    def living_victim(self):
        if self.victim is None or self.victim.poll() is not None:
            self.victim = subprocess.Popen(
                ["sleep", "100000"], cwd="/", start_new_session=True, stdin=subprocess.DEVNULL,
                env={"PATH": "/usr/bin:/bin", "CORDON_TEST_SECRET": self.secret},
                **as_user(self.is_user))
        return self.victim.pid

    def close(self):
        if self.victim is not None:
            self.victim.kill()
            self.victim.wait()
        subprocess.run(["rm", "-rf", "--", self.folder], check=True)


def processes_below(pid):
    """All descendants that run, the process itself left out."""
    parents = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open("/proc/%s/stat" % name, encoding="utf-8", errors="replace") as file:
                    state, parent = file.read().rpartition(")")[2].split()[:2]
            except OSError:
                continue
            if state not in "ZX":
                parents.setdefault(int(parent), []).append(int(name))
    found, at = [], [pid]
    while at:
        children = parents.get(at.pop(), [])
        found += children
        at += children
    return found


class Host:
    """One host process with one engine, in a profile."""

    def __init__(self, build, profile, stage, python, modes=(), settings=()):
        own, other = socket.socketpair()
        self.channel, self.pending, self.pid, self.zygote_pid = own, b"", None, 0
        other.set_inheritable(True)
        words = ["interpreter=" + python, *SETTINGS, *settings, *modes]
        environment = dict(os.environ, CORDON_ATTACK_SECRET=stage.path,
                           CORDON_ATTACK_WORK=stage.work, WITHOUT=profile.lacks)
        without = [os.path.join(build, "tests", "without"), profile.lacks, "--"]
        program = (without if profile.lacks else []) + [os.path.join(build, "tests", "attack_host")]
        if profile.is_user and os.getuid() == 0:
            program = [os.path.join(SOURCE, "tests", "live", "as-user.sh"), build, SOURCE,
                       "attack_host"]
        program += [str(other.fileno()), SOURCE, *words]
        self.process = subprocess.Popen(program, pass_fds=[other.fileno()], env=environment,
                                        cwd=stage.work, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL)
        other.close()
        status, text = self.answer()
        if status != "CORDON_OK":
            raise SystemExit("host in %s: %s %s" % (profile.name, status, text))
        self.pid = int(text)

    def read(self, is_enough):
        deadline = time.monotonic() + TIMEOUT_S
        while not is_enough(self.pending):
            if not select.select([self.channel], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError("the host gives no answer")
            piece = self.channel.recv(1 << 20)
            if not piece:
                raise EOFError("the host is gone")
            self.pending += piece

    def answer(self):
        self.read(lambda data: b"\n" in data)
        head, self.pending = self.pending.split(b"\n", 1)
        status, count = head.decode().split()
        self.read(lambda data: len(data) >= int(count))
        text, self.pending = self.pending[:int(count)], self.pending[int(count):]
        return status, text.decode("utf-8")

    def begin(self, source, wall_ms=0):
        data = source.encode("utf-8")
        self.channel.sendall(b"%d %d\n" % (wall_ms, len(data)) + data)

    def run(self, source, wall_ms=0):
        self.begin(source, wall_ms)
        return self.answer()

    def zygote(self):
        if not self.zygote_pid or parent_of(self.zygote_pid) != self.pid:
            below = [p for p in processes_below(self.pid) if parent_of(p) == self.pid]
            self.zygote_pid = below[0] if below else 0
        return self.zygote_pid

    def is_tidy(self, most):
        """No more processes than an idle engine has, after a while."""
        for _ in range(400):
            if len(processes_below(self.pid)) <= most:
                return True
            time.sleep(0.02)
        return False

    def close(self):
        """End the host as hosts end; true when nothing of it is left."""
        below = processes_below(self.pid)
        self.channel.close()
        try:
            self.process.wait(TIMEOUT_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
        return all_gone(below)


def parent_of(pid):
    try:
        with open("/proc/%d/stat" % pid, encoding="utf-8", errors="replace") as file:
            return int(file.read().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def all_gone(pids):
    for _ in range(400):
        if not any(os.path.exists("/proc/%d" % pid) and parent_of(pid) for pid in pids):
            return True
        time.sleep(0.025)
    return False


def run_control(source, python, stage, runs_on):
    """The program in a plain interpreter: (exit code or None when it still ran, stderr)."""
    stage.restore()
    process = subprocess.Popen([python, "-I", "-c", source], cwd=stage.work, text=True,
                               start_new_session=True, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                               env={"PATH": "/usr/bin:/bin", "HOME": stage.work,
                                    "TMPDIR": stage.work}, **as_user(stage.is_user))
    try:
        _, said = process.communicate(timeout=0.4 if runs_on else 60)
        code = process.returncode
    except subprocess.TimeoutExpired:
        code, said = None, ""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except OSError:
        pass
    process.stderr.close()
    process.wait()
    return code, said


def to_json(text):
    return json.loads(text)
