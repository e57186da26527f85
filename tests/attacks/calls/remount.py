# attack: the root writable again
# expect: E EPERM
# control: fails ENOENT as root

call("mount", 0, b"/cordon-no-such-folder", 0, 32, 0)
