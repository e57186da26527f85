# attack: execve without libc
# expect: E EPERM
# control: fails EFAULT
# native: syscall

run_code(59, 1, 0, 0)
