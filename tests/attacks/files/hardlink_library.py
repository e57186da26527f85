# attack: a second name for a library file
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails EPERM EXDEV
# needs: workspace

os.link(os.__file__, "mine")
