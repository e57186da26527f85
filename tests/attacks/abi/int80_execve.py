# attack: execve by the 32-bit gate, where it has another number
# expect: K
# control: fails EFAULT
# native: int80

run_code(11)
