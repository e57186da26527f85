# attack: execve as x32 numbers it
# expect: K
# control: fails ENOSYS EFAULT

call(0x40000000 | 520, 0, 0, 0)
