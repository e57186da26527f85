# attack: its own entry, by the other name
# expect: E ENOENT EACCES EPERM
# control: succeeds

os.listdir("/proc/thread-self/fd")
