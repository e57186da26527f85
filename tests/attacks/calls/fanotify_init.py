# attack: watching the machine's files
# expect: K fanotify_init
# control: succeeds as root

call("fanotify_init", 0, 0)
