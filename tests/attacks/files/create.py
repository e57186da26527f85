# attack: a file beside those of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open(FOLDER + "/new", "w").close()
