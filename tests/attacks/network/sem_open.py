# attack: POSIX semaphores
# expect: E EPERM EACCES ENOENT ENOSYS
# expect: N ImportError
# control: succeeds

import multiprocessing
multiprocessing.Semaphore()
