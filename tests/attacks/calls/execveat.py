# attack: a program by its descriptor
# expect: E EPERM
# control: fails EACCES ENOEXEC

fd = os.open(os.__file__, os.O_RDONLY)
call("execveat", fd, b"", 0, 0, 0x1000)
