# attack: a file for the next run, where everybody looks
# expect: N
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: none: depends on where the tests run

open("/tmp/" + MARK, "w").close()
assert os.stat("/tmp").st_dev != os.stat(".").st_dev  # a link to the workspace is its own
os.unlink("/tmp/" + MARK)
