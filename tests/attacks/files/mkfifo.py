# attack: a pipe with a name
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# needs: workspace

os.mkfifo("fifo")
