# attack: a pipe with a name among the host's files
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

os.mkfifo(FOLDER + "/fifo")
