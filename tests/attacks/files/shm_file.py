# attack: a file that other runs see
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/dev/shm/" + MARK, "w").close()
os.unlink("/dev/shm/" + MARK)
