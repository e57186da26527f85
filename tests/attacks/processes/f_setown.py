# attack: signals of a descriptor to the host
# expect: E EPERM ENOSYS
# control: succeeds

import fcntl
left, right = os.pipe()
fcntl.fcntl(left, fcntl.F_SETOWN, HOST)
