# attack: moving the host's pages
# expect: E EPERM
# control: fails EINVAL EFAULT

call("migrate_pages", HOST, 1 << 20, -1, -1)
