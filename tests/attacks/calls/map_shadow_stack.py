# attack: a shadow stack
# expect: E ENOSYS EPERM
# control: none: depends on the processor

call(453, 0, 0, 0, 0, 0)
