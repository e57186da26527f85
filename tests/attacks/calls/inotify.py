# attack: watching the interpreter's files
# expect: E EPERM
# control: succeeds

call("inotify_init1", 0)
