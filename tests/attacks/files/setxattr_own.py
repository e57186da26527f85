# attack: an attribute of its own file, in kernel memory
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

open("mine", "w").close()
os.setxattr("mine", "user.cordon", b"x" * 4000)
