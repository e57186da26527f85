# attack: a file without a name among those of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS EOPNOTSUPP
# control: succeeds

os.open(FOLDER, os.O_TMPFILE | os.O_RDWR)
