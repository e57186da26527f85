# attack: advice on the host's memory
# expect: E EPERM
# control: fails EBADF

call("process_madvise", -1, 0, 0, 0, 0)
