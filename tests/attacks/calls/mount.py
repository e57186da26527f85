# attack: a file system of its own
# expect: E EPERM
# control: none: it would stay in the machine that runs the tests

call("mount", b"none", FOLDER.encode(), b"tmpfs", 0, 0)
