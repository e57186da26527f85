# attack: leaving the shared file table
# expect: E EPERM
# control: succeeds

call("unshare", 0x400)
