# attack: file flags, by a newer call
# expect: E ENOSYS EPERM
# control: none: newer kernels only

call(469, 0, 0, 0, 0, 0)
