# attack: another identity for files only
# expect: E EPERM
# control: succeeds as root

call("setfsuid", 12345)
