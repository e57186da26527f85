# attack: sealing the interpreter's memory
# expect: E ENOSYS EPERM
# control: none: newer kernels only

call(462, 0, 0, 0, 0, 0)
