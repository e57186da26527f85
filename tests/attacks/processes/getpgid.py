# attack: the host's group, to see that it lives
# expect: E EPERM ENOSYS
# control: succeeds

os.getpgid(HOST)
