# attack: the host's session
# expect: E EPERM ENOSYS
# control: succeeds

os.getsid(HOST)
