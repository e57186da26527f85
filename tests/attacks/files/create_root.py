# attack: a file in the root
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds as root

open("/cordon-attack", "w").close()
os.unlink("/cordon-attack")
