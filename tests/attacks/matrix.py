"""The matrix, attack by profile, in 80 columns."""
from attack import CLASSES, CONTAINED, CONTROL, ESCAPED, KNOWN, REFUSED, UNCLEAR

MARKS = {CONTAINED: ".", REFUSED: "r", ESCAPED: "E", CONTROL: "C", KNOWN: "k", UNCLEAR: "?"}
MEANINGS = [(CONTAINED, "contained"), (REFUSED, "refused: cordon ran nothing"),
            (ESCAPED, "ESCAPED"), (CONTROL, "control failed: proves nothing"),
            (KNOWN, "gets through, as the notes below say"), (UNCLEAR, "not as expected")]
NAME_WIDTH = 36


def row(name, marks):
    return ("%-*s %s" % (NAME_WIDTH, name, " ".join(marks))).rstrip()


def show(attacks, profiles, table):
    lines = [row("", [p.code for p in profiles])]
    for group in CLASSES:
        members = [a for a in attacks if a.group == group]
        if members:
            lines += ["", group]
        for attack in members:
            name = attack.name.partition("/")[2]
            lines.append(row("  " + name, [MARKS[table[p.name][attack.name][0]]
                                           for p in profiles]))
    cells = [result for p in profiles for result, _ in table[p.name].values()]
    totals = ["%d %s" % (cells.count(result), result) for result, _ in MEANINGS
              if result in cells]
    lines += ["", "%d attacks, %d profiles, %d cells: %s" % (
        len(attacks), len(profiles), len(cells), ", ".join(totals))]
    return "\n".join(lines)


def write(path, attacks, profiles, table):
    text = ["# Attack matrix", "",
            "Every program of `tests/attacks/` on every machine that `tests/profiles/without` can "
            "make of this", "one, with screening off. Written by `make attacks`; what each program "
            "does is in its header.", "", "```"]
    text += ["%s  %s" % (p.code, p.text) for p in profiles] + [""]
    text += ["%s  %s" % (MARKS[result], meaning) for result, meaning in MEANINGS]
    text += ["", show(attacks, profiles, table), "```"]
    notes = [(a.name, sorted(a.known), next(iter(a.known.values()))) for a in attacks if a.known]
    if notes:
        text += ["", "## What gets through", ""]
        text += ["- `%s` (%s): %s" % (name, ", ".join(where), why) for name, where, why in notes]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(text) + "\n")
