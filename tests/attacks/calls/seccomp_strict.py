# attack: a stricter filter, to make the rest of the interpreter fail
# expect: E EPERM
# control: none: the control would be killed

call("seccomp", 0, 0, 0)
