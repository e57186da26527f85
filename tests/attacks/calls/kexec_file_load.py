# attack: another kernel, from a file
# expect: K kexec_file_load
# control: fails EBADF EPERM ENOSYS

call("kexec_file_load", -1, -1, 0, b"", 0)
