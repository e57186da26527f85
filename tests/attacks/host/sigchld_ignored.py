# attack: a file, in a host that ignores SIGCHLD
# expect: E ENOENT EACCES
# control: succeeds
# host: +sigchld-ignored

open(SECRET).read()
