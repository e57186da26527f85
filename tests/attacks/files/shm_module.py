# attack: shared memory by name
# expect: E ENOENT EACCES EPERM EXDEV EROFS ENOSYS
# control: succeeds

from multiprocessing import shared_memory
block = shared_memory.SharedMemory(MARK, True, 4096)
block.close()
block.unlink()
