# attack: a file for the next run
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/var/tmp/cordon-attack", "w").close()
os.unlink("/var/tmp/cordon-attack")
