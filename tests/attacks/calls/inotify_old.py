# attack: watching files, by the older call
# expect: E EPERM
# control: succeeds

call("inotify_init")
