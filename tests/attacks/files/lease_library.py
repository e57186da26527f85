# attack: a lease on a library file
# expect: E EPERM ENOSYS
# control: succeeds or fails EACCES EAGAIN

import fcntl
fcntl.fcntl(os.open(os.__file__, os.O_RDONLY), 1024, 0)
