# attack: paths of the machine by a cookie
# expect: E ENOSYS EPERM
# control: fails EPERM EINVAL ENOSYS

call("lookup_dcookie", 0, 0, 0)
