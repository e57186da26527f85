# attack: a file of the host into the workspace
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

os.rename(SECRET, "mine")
