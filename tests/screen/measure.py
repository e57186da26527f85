"""Screen every program below a folder and compare what became of it with what should.

Usage: measure.py CORDON POLICY FOLDER stopped|passed RATE
Programs stand in *.py files, separated by lines that begin with "# ---". A program is stopped when
the verdict is deny or review; "not_understood" counts as neither, so it always misses.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

STOPPED = {"deny", "review"}
PASSED = {"allow", "warn"}


def programs_in(folder):
    for path in sorted(pathlib.Path(folder).glob("**/*.py")):
        line = 1
        for part in re.split(r"^# ---.*\n", path.read_text(encoding="utf-8"), flags=re.M):
            if part.strip():
                yield f"{path.name}:{line}", part
            line += part.count("\n") + 1


def verdicts_of(cordon, policy, sources):
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, source in enumerate(sources):
            paths.append(pathlib.Path(folder, f"{number}.py"))
            paths[-1].write_text(source, encoding="utf-8")
        answer = subprocess.run(
            [cordon, "screen", "--policy", policy, "--format", "json", *map(str, paths)],
            capture_output=True, text=True, encoding="utf-8", check=False)
    if answer.returncode not in (0, 1):
        sys.exit(answer.stderr)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def main():
    cordon, policy, folder, wanted, rate = sys.argv[1:]
    programs = list(programs_in(folder))
    verdicts = verdicts_of(cordon, policy, [source for _, source in programs])
    assert len(verdicts) == len(programs), "one verdict for each program"
    right = 0
    for (place, source), verdict in zip(programs, verdicts):
        if verdict["verdict"] in (STOPPED if wanted == "stopped" else PASSED):
            right += 1
            continue
        print(f"--- {place}: {verdict['verdict']}")
        for finding in verdict["findings"]:
            print(f"    line {finding['line']}: {finding['severity']} {finding['rule']}")
        print("    " + source.strip().replace("\n", "\n    "))
    print(f"{right} of {len(programs)} {wanted} ({100 * right / len(programs):.2f} %)")
    sys.exit(right < float(rate) / 100 * len(programs))


if __name__ == "__main__":
    main()
