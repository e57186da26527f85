# attack: system calls that signal
# expect: E EPERM ENOSYS
# control: succeeds

checked(libc.prctl(59, 0, 0, 0, 0))
