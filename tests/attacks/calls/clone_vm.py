# attack: a process that shares this memory
# expect: E EPERM
# control: none: two processes on one stack

call("clone", 0x100 | 17, 0, 0, 0, 0)
