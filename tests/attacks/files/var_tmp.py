# attack: a file for the next run
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/var/tmp/%s-left" % MARK, "w").close()
os.unlink("/var/tmp/%s-left" % MARK)
