# attack: priority in reclaiming memory
# expect: E EPERM ENOSYS
# control: succeeds or fails EPERM as root

checked(libc.prctl(57, 1, 0, 0, 0))
