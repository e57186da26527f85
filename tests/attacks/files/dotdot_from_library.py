# attack: the same, from the library's folder
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open(os.path.dirname(os.__file__) + "/../../../../../../.." + SECRET).read()
