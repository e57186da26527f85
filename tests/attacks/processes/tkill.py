# attack: a signal to any thread
# expect: E EPERM
# control: succeeds

call("tkill", HOST, 0)
