# attack: where memory lies
# expect: E ENOSYS EPERM
# control: succeeds

call("get_mempolicy", 0, 0, 0, 0, 0)
