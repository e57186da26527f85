# attack: another kernel
# expect: K kexec_load
# control: fails EINVAL EPERM ENOSYS

call("kexec_load", 0, 0, 0, 0xF0)  # no such flags
