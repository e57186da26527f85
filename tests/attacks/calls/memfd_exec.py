# attack: a program from memory
# expect: E EPERM
# control: none: execveat of an empty file proves nothing

fd = os.memfd_create("cordon")
os.write(fd, b"#!/bin/true\n")
call("execveat", fd, b"", 0, 0, 0x1000)
