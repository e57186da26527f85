# attack: all mounts of the machine
# expect: E ENOSYS EPERM
# control: none: newer kernels only

call(458, 0, 0, 0, 0, 0)
