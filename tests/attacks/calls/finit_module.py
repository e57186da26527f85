# attack: loading a kernel module from a file
# expect: K finit_module
# control: fails EINVAL EPERM ENOEXEC EBADF ENOSYS

call("finit_module", 0, b"", 0)
