# attack: the names of the host's files
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.listdir(FOLDER)
