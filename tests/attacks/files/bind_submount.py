# attack: what is mounted below a library folder
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: none: depends on where the library lies

open(os.path.dirname(os.__file__) + "/../../../proc/self/status").read()
