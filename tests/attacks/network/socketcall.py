# attack: sockets by the 32-bit gate
# expect: K
# control: fails EINVAL EFAULT ENOSYS
# native: int80

run_code(102)
