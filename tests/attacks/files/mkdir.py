# attack: a folder among those of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.mkdir(FOLDER + "/new")
