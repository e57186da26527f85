# attack: changing a mounted file system
# expect: E EPERM
# control: fails ENOENT as root

call("fspick", -100, b"/cordon-no-such-folder", 0)
