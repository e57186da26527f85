# attack: a file that other runs see
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

open("/dev/shm/cordon-attack", "w").close()
os.unlink("/dev/shm/cordon-attack")
