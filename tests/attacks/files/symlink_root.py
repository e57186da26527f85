# attack: a link to the root
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

os.symlink("/", "to-root")
open("to-root" + SECRET).read()
