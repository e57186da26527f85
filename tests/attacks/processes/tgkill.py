# attack: a signal to a thread of the host
# expect: E EPERM
# control: succeeds

call("tgkill", HOST, HOST, 0)
