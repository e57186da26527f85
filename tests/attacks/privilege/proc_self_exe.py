# attack: the interpreter under the next run
# expect: E ENOENT EACCES EPERM EROFS ETXTBSY
# control: fails ETXTBSY EACCES

os.close(os.open("/proc/self/exe", os.O_WRONLY))
