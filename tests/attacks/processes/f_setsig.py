# attack: another signal of a descriptor
# expect: E EPERM ENOSYS
# control: succeeds

left, right = os.pipe()
call("fcntl", left, 10, 9)
