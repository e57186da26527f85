# attack: accounting to a file
# expect: E EPERM
# control: fails ENOENT as root

call("acct", b"/cordon-no-such-file")
