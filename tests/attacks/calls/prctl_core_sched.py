# attack: a core that it shares with the host
# expect: E EPERM ENOSYS
# control: none: few kernels have it

checked(libc.prctl(62, 1, HOST, 0, 0))
