# attack: a second name for a file of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

os.link(SECRET, "mine")
