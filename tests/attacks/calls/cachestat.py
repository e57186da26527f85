# attack: what others read, through the page cache
# expect: E ENOSYS EPERM
# control: fails EFAULT EBADF EINVAL ENOSYS

call(451, -1, 0, 0, 0)
