# attack: kernel memory in watches
# expect: E EPERM
# control: succeeds

for _ in range(20):
    call("inotify_init1", 0)
