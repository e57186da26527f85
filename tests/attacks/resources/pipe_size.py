# attack: more kernel memory in a pipe
# expect: E EPERM ENOSYS
# control: succeeds

import fcntl
left, right = os.pipe()
fcntl.fcntl(left, 1031, 1 << 20)
