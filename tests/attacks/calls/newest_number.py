# attack: a call that is newer than this text
# expect: E ENOSYS EPERM
# control: none: newer kernels only

call(470, 0, 0, 0, 0, 0)
