#!/usr/bin/env python3
"""The attack suite: every program of this folder, in every profile; see README.md.

    run.py BUILD [--profile NAME …] [--only PART] [--every N] [--matrix FILE] [-v]

Exit code 0: nothing escaped, every control succeeded, every outcome was the expected one.
"""
import argparse
import errno
import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import attack as attacks_
from attack import CONTAINED, CONTROL, ESCAPED, KNOWN, REFUSED, UNCLEAR
from machine import (PROFILES, Host, Profile, Stage, all_gone, find_python, processes_below,
                     run_control, to_json)
from matrix import show, write

MOST_PROCESSES = 2 + 2 + 1  # zygote, first process of the pid namespace; spares; one on its way out

# Whether a run finds everything as the first one did. What it prints must never change.
PROBE = """
import builtins, os, sys, threading
def listing():
    try: return os.listdir('.')
    except OSError as error: return error.errno
def descriptors():
    found = []
    for fd in range(64):
        try: os.fstat(fd); found.append(fd)
        except OSError: pass
    return found
print(sorted(os.environ.items()), os.getcwd(), listing(), descriptors(), os.umask(0o77),
      threading.active_count(), sys.path, sorted(sys.modules), len(dir(builtins)), len(dir(os)),
      os.getppid() == 0, sys.getrecursionlimit(), sys.getswitchinterval(), sum(range(10)))
kept = "cordon-attack-probe-1234"  # for the next run to find
"""


class ProfileRun:
    """All programs in one profile."""

    def __init__(self, options, profile, stage, python):
        self.options, self.profile, self.stage, self.python = options, profile, stage, python
        self.hosts = {}

    def host(self, attack):
        """The profile's own host, or one for what the program asks for."""
        modes = tuple(attack.header("host", "").split())
        settings = tuple(attack.header("settings", "").split())
        key = (modes, settings, attack.name if "meanwhile" in attack.headers else "")
        if key not in self.hosts:
            host = Host(self.options.build, self.profile, self.stage, self.python, modes, settings)
            self.hosts[key] = host
            host.has_preload = any(word.startswith("preload=") for word in settings)
            host.probe = host.run(PROBE)
            if not self.profile.is_refused and host.probe[0] != "CORDON_OK":
                raise SystemExit("%s: cannot start: %s" % (self.profile.name, host.probe[1]))
        return key, self.hosts[key]

    def drop(self, key):
        return self.hosts.pop(key).close()

    def run(self, attack):
        """(result, why)"""
        key, host = self.host(attack)
        self.stage.restore()
        values = {"SECRET": self.stage.path, "HOST": host.pid, "ZYGOTE": host.zygote()}
        source = attack.source(values, self.options.native)
        if "twice" in attack.headers:
            first = host.run(source, attack.wall_ms)
        host.begin(source, attack.wall_ms)
        if "meanwhile" in attack.headers and not self.profile.is_refused:
            return self.meanwhile(attack, key, host)
        status, raw = host.answer()
        if attack.header("twice") == "differs" and status == "CORDON_OK" and \
                to_json(raw)["stdout"] == to_json(first[1])["stdout"]:
            return ESCAPED, "two runs print the same: " + to_json(raw)["stdout"]
        return self.conclude(attack, host, status, raw)

    def conclude(self, attack, host, status, raw):
        if status == "CORDON_E_CONFINE":
            found = REFUSED, raw
        elif status != "CORDON_OK":
            found = UNCLEAR, "%s: %s" % (status, raw)
        else:
            found = attacks_.judge(attack, to_json(raw), raw, self.stage.secret,
                                   self.profile.has_listener)
        trace = self.traces(host)
        return (ESCAPED, trace) if trace else found

    def traces(self, host):
        """What a run left behind; "" for nothing."""
        if self.stage.state() != self.stage.before:
            return "files of the host changed: %s" % (self.stage.state(),)
        if host.process.poll() is not None:
            return "the host is dead"
        if not host.is_tidy(MOST_PROCESSES):
            return "processes are left: %s" % processes_below(host.pid)
        if self.profile.is_refused:
            return ""
        status, raw = host.run(PROBE)
        if status != host.probe[0]:
            return "the next run: %s %s" % (status, raw)
        if host.has_preload:  # its runs may come from the bare interpreter as well: both are clean
            return "" if status != "CORDON_OK" or to_json(raw)["outcome"] == "ok" else raw
        if status == "CORDON_OK" and to_json(raw)["stdout"] != to_json(host.probe[1])["stdout"]:
            return "the next run is not clean: " + to_json(raw)["stdout"]
        return ""

    def meanwhile(self, attack, key, host):
        """Kill the zygote or the host while the program runs."""
        time.sleep(0.15)
        whom = attack.header("meanwhile").split()[1]
        below = processes_below(host.pid)
        os.kill(host.pid if whom == "host" else host.zygote(), signal.SIGKILL)
        if whom == "host":
            gone = all_gone(below)
            self.drop(key)
            return (CONTAINED, "") if gone else (ESCAPED, "outlived its host")
        found = self.conclude(attack, host, *host.answer())
        return found if self.drop(key) else (ESCAPED, "processes are left")

    def close(self):
        left = [key for key in list(self.hosts) if not self.drop(key)]
        if left:
            raise SystemExit("%s: processes outlived their host" % self.profile.name)


def control_holds(attack, python, stage, native):
    """(whether the attack succeeds unconfined, why not); (None, why) where there is no control."""
    wanted = attack.control
    if wanted.startswith("none"):
        return None, wanted
    if wanted.endswith(" as root"):
        if stage.is_user or os.getuid() != 0:
            return None, "only root can try"
        wanted = wanted[:-len(" as root")]
    missing = attack.missing_call()
    if missing:
        return None, "this machine has no %s" % missing
    victim = stage.living_victim()
    values = {"SECRET": stage.path, "HOST": victim, "ZYGOTE": victim}
    code, said = run_control(attack.source(values, native, True), python, stage,
                             wanted == "runs on")
    stage.restore()
    last = said.strip().rpartition("\n")[2]
    if wanted == "runs on":
        return code is None, "ended with %s: %s" % (code, last)
    words = wanted.split()
    numbers = [getattr(errno, name) for name in words if name.isupper()]
    holds = (code == 0 and "succeeds" in words) or any("[Errno %d]" % n in last for n in numbers)
    return holds, "exit code %s: %s" % (code, last)


def run_controls(attacks, python, stage, native):
    failed = {}
    for attack in attacks:
        holds, why = control_holds(attack, python, stage, native)
        if holds is False:
            failed[attack.name] = why
    return failed


def failed_controls(options, attacks, is_user, python):
    if not options.controls:
        return {}
    stage = Stage(is_user)
    try:
        return run_controls(attacks, python, stage, options.native)
    finally:
        stage.close()


def run_profile(options, attacks, profile, python, failed):
    """{attack: (result, why)}; `failed` are the controls that were, for who runs this profile."""
    stage = Stage(profile.is_user)
    results = {}
    try:
        run = ProfileRun(options, profile, stage, python)
        for attack in attacks:
            started = time.monotonic()
            result, why = run.run(attack)
            if attack.name in failed:
                result, why = CONTROL, failed[attack.name]
            elif result == ESCAPED and profile.name in attack.known:
                result = KNOWN
            elif profile.name in attack.known and result == CONTAINED:
                result, why = UNCLEAR, "known to get through, and does not: take the line out"
            elif profile.is_refused and result != REFUSED:
                result, why = ESCAPED, "this profile must be refused: " + why
            elif not profile.is_refused and result == REFUSED:
                result, why = UNCLEAR, "refused: " + why
            results[attack.name] = result, why
            if options.verbose or result in (ESCAPED, CONTROL, UNCLEAR):
                print("%-14s %-14s %-40s %5.0f ms  %s" % (
                    result, profile.name, attack.name, (time.monotonic() - started) * 1e3, why),
                    flush=True)
        run.close()
    finally:
        stage.close()
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("build")
    parser.add_argument("--profile", action="append", default=[])
    parser.add_argument("--only", default="", help="attacks whose name holds this")
    parser.add_argument("--no-controls", dest="controls", action="store_false")
    parser.add_argument("--matrix", help="write the matrix to this file")
    parser.add_argument("-v", "--verbose", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="only each Nth attack")
    options = parser.parse_args()
    options.build = os.path.abspath(options.build)
    options.native = os.path.join(options.build, "tests", "attacks")
    attacks = [a for a in attacks_.load_all() if options.only in a.name]
    attacks = attacks[::options.every]
    chosen = [p for p in PROFILES if not options.profile or p.name in options.profile]
    if not attacks or len(chosen) < len(options.profile):
        parser.error("no such profile or attack")
    python = find_python()
    with ProcessPoolExecutor(os.cpu_count() or 1) as pool:
        controls = {who: pool.submit(failed_controls, options, attacks, who, python)
                    for who in sorted({p.is_user for p in chosen})}
        runs = {p.name: pool.submit(run_profile, options, attacks, p, python,
                                    controls[p.is_user].result()) for p in chosen}
        table = {name: run.result() for name, run in runs.items()}
    print(show(attacks, chosen, table))
    if options.matrix:
        write(options.matrix, attacks, chosen, table)
    bad = [r for rows in table.values() for r, _ in rows.values()
           if r in (ESCAPED, CONTROL, UNCLEAR)]
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
