# attack: unloading a kernel module
# expect: K delete_module
# control: fails ENOENT EPERM ENOSYS

call("delete_module", b"cordon-no-such-module", 0x800)
