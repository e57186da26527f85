# attack: the interpreter under the next run, by its name
# expect: E ENOENT EACCES EPERM EROFS ETXTBSY
# control: fails ETXTBSY EACCES

os.close(os.open(sys.executable, os.O_WRONLY))
