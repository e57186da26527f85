# attack: disk quotas
# expect: E EPERM
# control: fails EINVAL ENODEV ENOENT ENOTBLK ENOSYS as root

call("quotactl", 0x7FFFFF00, b"/cordon-no-such-file", 0, 0)
