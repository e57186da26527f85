# attack: swap space
# expect: K swapon
# control: fails ENOENT EPERM

call("swapon", b"/cordon-no-such-file", 0)
