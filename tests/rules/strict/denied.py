# What reaches out of the computation is denied.
import os  # expect: deny PY-STRICT-IMPORTS
import numpy as np  # expect: deny PY-STRICT-IMPORTS
import random
import re

print(os.listdir("."))  # expect: deny PY-STRICT-SYSTEM
print(random._os)  # expect: deny PY-STRICT-PRIVATE-MEMBER, deny PY-STRICT-IMPORTS
with open("out", "w") as f:  # expect: deny PY-STRICT-FILES, deny PY-STRICT-FILES-WRITE
    f.write("x")
name = input("? ")  # expect: deny PY-STRICT-INPUT
where = "/etc/" + "hosts"  # expect: deny PY-STRICT-PATH
print(getattr(re, name))  # expect: deny PY-STRICT-DYNAMIC-NAMES
made = type("A", (), {})  # expect: deny PY-STRICT-TYPE-FACTORY
print("{0.x}".format(made))  # expect: deny PY-STRICT-FORMAT


class Late:
    def __del__(self):  # expect: deny PY-STRICT-HOOK
        pass


while True:  # expect: deny PY-STRICT-ENDLESS-LOOP, deny PY-FOREVER
    pass
