# attack: a file, in a host that waits for every child
# expect: E ENOENT EACCES
# control: succeeds
# host: +reaper

open(SECRET).read()
