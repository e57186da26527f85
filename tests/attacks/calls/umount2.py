# attack: taking a mount away
# expect: E EPERM
# control: fails ENOENT as root

call("umount2", b"/cordon-no-such-folder", 2)
