# attack: the host's settings
# expect: N
# expect: E EACCES ENOENT
# control: succeeds

assert "passwd" in os.listdir("/etc")
