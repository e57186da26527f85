# attack: a file by the oldest call
# expect: E ENOENT EACCES EPERM EXDEV EROFS ENOSYS
# control: succeeds

call("creat", (FOLDER + "/new").encode(), 0o600)
