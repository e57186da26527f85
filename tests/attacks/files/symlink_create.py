# attack: a link among the host's files
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.symlink("x", FOLDER + "/link")
