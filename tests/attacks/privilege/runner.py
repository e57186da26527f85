# attack: cordon's own extension
# expect: E ENOENT EACCES EPERM EROFS
# control: none: where it lies is not the program's to know

with open("/proc/self/maps") as maps:
    path = next(line.split()[-1] for line in maps if "_cordon" in line)
os.close(os.open(path, os.O_WRONLY))
