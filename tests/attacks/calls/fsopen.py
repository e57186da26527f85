# attack: a file system by the newer calls
# expect: E EPERM
# control: succeeds as root

call("fsopen", b"tmpfs", 0)
