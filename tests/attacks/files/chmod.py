# attack: the mode of a file of the host
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.chmod(SECRET, 0o600)
