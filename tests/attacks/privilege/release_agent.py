# attack: a program for empty cgroups
# expect: E ENOENT EACCES EPERM
# expect: N
# control: none: would change the machine that runs the tests

import glob
found = glob.glob("/sys/fs/cgroup/**/release_agent", recursive=True)
assert found
open(found[0], "w").write("/cmd")
