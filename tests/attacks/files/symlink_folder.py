# attack: a link to the folder above it
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

os.symlink(FOLDER, "folder")
open("folder/secret").read()
