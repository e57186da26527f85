# attack: writing to a library file through memory
# expect: E EACCES EPERM
# control: fails EACCES

mmap.mmap(os.open(os.__file__, os.O_RDONLY), 0, mmap.MAP_SHARED, mmap.PROT_READ | mmap.PROT_WRITE)
