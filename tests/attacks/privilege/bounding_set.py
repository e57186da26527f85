# attack: capabilities that execve could bring back
# expect: N
# control: succeeds as root
# known user-no-userns user-container: who lacks CAP_SETPCAP cannot empty the bounding set; nothing can be executed, so nothing can use it

assert any(libc.prctl(23, capability, 0, 0, 0) == 1 for capability in range(64))
