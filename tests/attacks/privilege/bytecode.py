# attack: bytecode that the next run loads
# expect: E EACCES EPERM EROFS ENOENT
# control: succeeds as root

path = os.path.join(os.path.dirname(os.__file__), "__pycache__", MARK + ".pyc")
open(path, "w").close()
os.unlink(path)
