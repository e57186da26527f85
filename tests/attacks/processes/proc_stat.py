# attack: which processes there are, one by one
# expect: E ENOENT EACCES EPERM
# control: succeeds
# known user-no-userns container user-container no-mount: Landlock does not govern stat: without a root of its own a program sees which files there are, never what is in them

os.stat("/proc/%d" % HOST)
