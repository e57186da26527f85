# attack: a descriptor of a file of the host that cannot read
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# known user-no-userns container user-container no-mount: Landlock does not govern stat: without a root of its own a program sees which files there are, never what is in them

os.close(os.open(SECRET, os.O_PATH))
