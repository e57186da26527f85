# attack: attributes, by a newer call
# expect: E ENOSYS EPERM
# control: none: newer kernels only

call(463, 0, 0, 0, 0, 0)
