# attack: the mitigations of the processor
# expect: E EPERM ENOSYS
# control: none: depends on the processor

checked(libc.prctl(53, 0, 4, 0, 0))
