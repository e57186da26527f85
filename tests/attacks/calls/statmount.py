# attack: what is mounted where
# expect: E ENOSYS EPERM
# control: none: newer kernels only

call(457, 0, 0, 0, 0, 0)
