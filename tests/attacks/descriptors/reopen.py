# attack: an own stream once more, with other rights
# expect: E ENOENT EACCES
# control: succeeds
# known user-no-userns user-container: the pipe is its own, and Landlock does not govern pipes: what it can read there is what it wrote

os.close(os.open("/proc/self/fd/1", os.O_RDWR))
