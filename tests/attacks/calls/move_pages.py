# attack: where the host's pages lie
# expect: E EPERM
# control: succeeds

call("move_pages", 0, 0, 0, 0, 0, 0)
