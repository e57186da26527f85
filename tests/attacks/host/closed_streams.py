# attack: a file, in a host without streams
# expect: E ENOENT EACCES
# control: succeeds
# host: +closed-streams

open(SECRET).read()
