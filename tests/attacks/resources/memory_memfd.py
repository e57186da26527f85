# attack: memory in a file without a name
# expect: E EPERM
# control: succeeds

os.truncate(os.memfd_create("x"), 256 << 20)
