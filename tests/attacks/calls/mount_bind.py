# attack: a directory once more, somewhere else
# expect: E EPERM
# control: fails ENOENT as root

call("mount", b"/", b"/cordon-no-such-folder", 0, 4096, 0)
