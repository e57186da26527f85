# attack: another root
# expect: E EPERM
# control: fails ENOENT EINVAL as root

call("pivot_root", b"/cordon-no-such-folder", b"/")
