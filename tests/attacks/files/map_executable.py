# attack: code from a file of its own
# expect: E EPERM EACCES
# control: succeeds
# needs: workspace

open("code", "wb").write(b"x" * 4096)
mmap.mmap(os.open("code", os.O_RDWR), 4096, mmap.MAP_PRIVATE, mmap.PROT_READ | mmap.PROT_EXEC)
