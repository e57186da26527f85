# attack: a file, in a host with 100 threads
# expect: E ENOENT EACCES
# control: succeeds
# host: +hundred-threads

open(SECRET).read()
