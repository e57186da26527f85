# attack: two files change places
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

open("mine", "w").close()
call("renameat2", -100, b"mine", -100, SECRET.encode(), 2)
