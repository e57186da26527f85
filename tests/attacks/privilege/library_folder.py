# attack: a module of its own among the library's
# expect: E EACCES EPERM EROFS
# control: succeeds as root

path = os.path.join(os.path.dirname(os.__file__), MARK + ".py")
open(path, "w").close()
os.unlink(path)
