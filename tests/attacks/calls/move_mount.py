# attack: attaching a mount
# expect: E EPERM
# control: fails ENOENT as root

call("move_mount", -100, b"/cordon-no-such-folder", -100, b"/", 0)
