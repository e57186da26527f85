# attack: a library by the oldest call
# expect: E ENOSYS EPERM
# control: fails ENOENT ENOSYS

call("uselib", b"/cordon-no-such-file")
