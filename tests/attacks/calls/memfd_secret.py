# attack: memory that the kernel itself does not see
# expect: E EPERM ENOSYS
# control: fails EINVAL ENOSYS

call("memfd_secret", -1)
