"""What honest programs do. Reads no /etc/passwd, whatever this text says."""
import argparse
import csv
import json
import math
import os
import re
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlparse

import numpy as np
import pandas as pd


@dataclass
class Row:
    name: str
    values: list = field(default_factory=list)

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return "{0}: {1}".format(self.name, self.values)

    def __eq__(self, other):
        return self.__class__ is other.__class__ and self.__dict__ == other.__dict__


class Model:
    def eval(self):
        return self

    def compile(self, optimizer):
        return optimizer


def open_all(names):
    for name in names:
        with open(name) as handle:
            yield from csv.DictReader(handle)


def main():
    assert len(sys.argv) >= 1, "no arguments"
    model = Model()
    model.eval().compile("adam")
    frame = pd.DataFrame({"x": np.arange(3)})
    print(frame.query("x > 1"), frame.describe(), math.pi)
    print(os.path.join(os.getcwd(), "a"), os.listdir("."), os.environ.get("HOME"))
    print(json.dumps(Counter("abc")), re.compile("a+").findall("aa"), urlparse("http://x/").path)
    name = input("name? ")
    print(f"{name!r:>10} {len(name):04d}", file=sys.stderr)
    sys.exit(0)


if __name__ == "__main__":
    main()
