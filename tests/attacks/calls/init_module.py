# attack: loading a kernel module
# expect: K init_module
# control: fails ENOEXEC EPERM ENOSYS

call("init_module", b"", 0, b"")
