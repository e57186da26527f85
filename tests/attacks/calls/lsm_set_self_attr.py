# attack: another security label
# expect: E ENOSYS EPERM
# control: none: newer kernels only

call(460, 0, 0, 0, 0, 0)
