# attack: a module that the next run imports
# expect: E EACCES EPERM EROFS
# control: succeeds as root

os.close(os.open(os.__file__, os.O_WRONLY))
