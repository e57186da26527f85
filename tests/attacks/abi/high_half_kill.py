# attack: the host's pid behind its own high half
# expect: E EPERM ENOSYS
# control: succeeds

call("kill", (os.getpid() << 32) | HOST, 0)
