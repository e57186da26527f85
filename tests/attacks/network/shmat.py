# attack: somebody else's System V memory
# expect: E EPERM
# control: fails EINVAL EIDRM

call("shmat", 0x7FFFFFF0, 0, 0)
