# attack: shared memory of machines
# expect: E EPERM
# control: succeeds or fails EAFNOSUPPORT

call("socket", 43, 1, 0)
