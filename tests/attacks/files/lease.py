# attack: a lease on a file that others open
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: succeeds or fails EACCES

import fcntl
fcntl.fcntl(os.open(SECRET, os.O_RDONLY), 1024, 0)
