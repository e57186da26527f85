# attack: POSIX messages
# expect: E EPERM
# control: succeeds

queue = call("mq_open", b"cordon-attack", 0o102, 0o600, 0)
call("mq_unlink", b"cordon-attack")
