# attack: taking the host's memory
# expect: E EPERM
# control: fails EBADF

call("process_mrelease", -1, 0)
