# attack: a clone of a mount, by a newer call
# expect: E ENOSYS EPERM
# control: none: newer kernels only

call(467, 0, 0, 0, 0, 0)
