# attack: bytecode that the next run loads
# expect: E EACCES EPERM EROFS ENOENT
# control: succeeds as root

path = os.path.join(os.path.dirname(os.__file__), "__pycache__", "cordon_attack.pyc")
open(path, "w").close()
os.unlink(path)
