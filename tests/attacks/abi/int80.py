# attack: a system call by the 32-bit gate
# expect: K
# control: succeeds or fails ENOSYS
# native: int80

run_code(20)  # getpid
