# attack: a lock that other runs see
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds

import fcntl
fcntl.flock(os.open(os.__file__, os.O_RDONLY), fcntl.LOCK_SH)
