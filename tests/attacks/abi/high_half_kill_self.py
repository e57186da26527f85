# attack: its own pid with a high half: refused as well, the filter compares all bits
# expect: E EPERM ENOSYS
# control: succeeds

call("kill", (1 << 32) | os.getpid(), 0)
