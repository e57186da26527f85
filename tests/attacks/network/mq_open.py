# attack: POSIX messages
# expect: E EPERM
# control: succeeds

queue = call("mq_open", MARK.encode(), 0o102, 0o600, 0)
call("mq_unlink", MARK.encode())
