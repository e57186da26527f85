# attack: a file of the workspace over one of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

open("mine", "w").close()
os.rename("mine", SECRET)
