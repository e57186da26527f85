# attack: which processes there are
# expect: E ENOENT EACCES EPERM
# control: succeeds

assert any(name.isdigit() for name in os.listdir("/proc"))
