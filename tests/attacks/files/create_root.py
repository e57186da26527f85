# attack: a file in the root
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds as root

open("/" + MARK, "w").close()
os.unlink("/" + MARK)
