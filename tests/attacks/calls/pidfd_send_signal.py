# attack: a signal to the host
# expect: E EPERM
# control: fails EBADF

call("pidfd_send_signal", -1, 0, 0, 0)
