# attack: pages in another order
# expect: E ENOSYS EPERM
# control: fails EINVAL ENOSYS

call("remap_file_pages", 0, 0, 0, 0, 0)
