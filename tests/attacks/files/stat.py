# attack: whether a file of the host exists
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds
# known user-no-userns container user-container no-mount: Landlock does not govern stat: without a root of its own a program sees which files there are, never what is in them

os.stat(SECRET)
