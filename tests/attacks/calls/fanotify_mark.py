# attack: watching a mount
# expect: E EPERM ENOSYS
# control: fails EBADF

call("fanotify_mark", -1, 1, 1, -100, b"/")
