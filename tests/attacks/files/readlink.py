# attack: where a link of the host points
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails ENOENT EINVAL
# known user-no-userns container user-container no-mount: Landlock does not govern stat: without a root of its own a program sees which files there are, never what is in them

os.readlink("/etc/mtab")
