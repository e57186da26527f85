# attack: others go first when memory runs out
# expect: E ENOENT EACCES EPERM EROFS
# control: succeeds

os.close(os.open("/proc/self/oom_score_adj", os.O_WRONLY))
