# attack: a relative link out of the workspace
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

os.symlink("../../../../../.." + SECRET, "link")
open("link").read()
