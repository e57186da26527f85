# attack: a BPF map
# expect: K bpf
# control: succeeds as root

attributes = (ctypes.c_uint32 * 30)(2, 4, 4, 1)  # array of one int
call("bpf", 0, attributes, ctypes.sizeof(attributes))
